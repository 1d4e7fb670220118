/** Whether a text reached the clipboard, which is closed on plain http outside this machine. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Mark a text on the page, for the reader to copy. */
export function select(shown: Node): void {
  getSelection()?.selectAllChildren(shown)
}
