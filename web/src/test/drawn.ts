/** What is drawn in a box, without what differs from one rendering to the next. */
const drawn = (container: Element) => container.innerHTML.replace(/id="[^"]*"|url\([^)]*\)|class="[^"]*"|<!---->/g, '')

/** Renders each, takes it away again, and returns what was drawn. */
export function each<T>(things: readonly T[], draw: (thing: T) => { container: Element; unmount: () => void }): string[] {
  return things.map((thing) => {
    const { container, unmount } = draw(thing)
    const picture = drawn(container)
    unmount()
    return picture
  })
}
