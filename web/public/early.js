// Before the first paint: the colours and the text size that were chosen (src/lib/settings.svelte.ts keeps them).
;(() => {
  let chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('starlode') ?? '{}')
  } catch {
    // nothing was chosen
  }
  const root = document.documentElement
  const light =
    chosen.theme === 'light' || (chosen.theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  root.dataset.theme = light ? 'light' : 'dark'
  if (chosen.textSize > 100) root.style.fontSize = `${chosen.textSize}%`
})()
