/** A faction's shape in the sprite and its letter, the same in all languages. */
export const FACTION_MARKS: Record<string, { shape: string; letter: string }> = {
  'trade-federation': { shape: 'sh-fed', letter: 'T' },
  blob: { shape: 'sh-blob', letter: 'B' },
  'star-empire': { shape: 'sh-empire', letter: 'S' },
  'machine-cult': { shape: 'sh-cult', letter: 'M' },
  unaligned: { shape: 'sh-none', letter: '' },
}
