/** The one place where one says how the table should be: open or not. */
class SettingsDrawer {
  open = $state(false)
}
export const settings = new SettingsDrawer()
