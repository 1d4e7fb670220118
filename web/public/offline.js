// Goes on at the same address as soon as the server answers.
const again = () => location.reload()
const look = () => fetch('/health', { cache: 'no-store' }).then((answer) => answer.ok && again(), () => {})

for (const button of document.querySelectorAll('button')) button.addEventListener('click', again)
addEventListener('online', again)
setInterval(look, 10_000)
