/** The back of a card, in a box of 100 × 140: orbits, or for the mine its strata. */
export function back(kind: 'space' | 'mine' = 'space'): string {
  const lines =
    kind === 'mine'
      ? Array.from(
          { length: 9 },
          (_, i) => `<path d="M-5,${i * 18}L20,${i * 18 - 9} 44,${i * 18 + 4} 72,${i * 18 - 7} 105,${i * 18 + 3}"/>`,
        )
      : [16, 26, 36, 48, 62, 78].map((r) => `<circle cx="50" cy="70" r="${r}"/>`)
  return (
    `<rect width="100" height="140" class="a-back"/><g class="a-backline">${lines.join('')}</g>` +
    '<g class="a-backmark"><path d="M50,55l11,11-11,18-11-18z"/><path d="M39.500,66h21M50,55l-4,11 4,18 4-18z"/></g>'
  )
}
