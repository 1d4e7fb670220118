/** The page that the service worker shows while the server cannot be reached. */
const [TITLE, TEXT, AGAIN] = ['web-offline-title', 'web-offline-text', 'web-again']

/** In every language at once, like a sign on a door: nothing there could ask which. `said`: by language, a sentence. */
export function offlinePage(said: Record<string, (key: string) => string>): string {
  const signs = Object.entries(said).map(
    ([language, say]) => `
      <section lang="${language}">
        <h1>${say(TITLE!)}</h1>
        <p>${say(TEXT!)}</p>
        <p><button type="button">${say(AGAIN!)}</button></p>
      </section>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mesozoic</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="Mesozoic" width="96" height="96" />${signs.join('')}
    </main>
  </body>
</html>
`
}
