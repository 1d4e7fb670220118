/** Whether a key is for a field or for what lies over the page, also where that has lost the focus: not for the table. */
export function isAside(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [role=dialog]') !== null
}
