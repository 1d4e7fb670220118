/** What a browser gives to a page that it would install. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** Whether the page can be put among this device's programs, by the browser's own question where it has one. */
class Installing {
  /** The browser's question, while it may be asked. */
  offered = $state.raw<InstallPrompt | null>(null)
  isInstalled = $state(
    typeof matchMedia === 'function' && matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches,
  )

  /** Listen from the page's first moment: browsers offer it once. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offered = event as InstallPrompt
    })
    addEventListener('appinstalled', () => {
      this.offered = null
      this.isInstalled = true
    })
  }

  async ask(): Promise<void> {
    const asked = this.offered
    this.offered = null
    await asked?.prompt()
  }
}

export const installing = new Installing()
