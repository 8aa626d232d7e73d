/** A faction's shape in the sprite and its letter, the same in all languages; those of Cave-In go by their colour. */
export const FACTION_MARKS: Record<string, { shape: string; letter: string }> = {
  'trade-federation': { shape: 'sh-fed', letter: 'T' },
  blob: { shape: 'sh-blob', letter: 'B' },
  'star-empire': { shape: 'sh-empire', letter: 'S' },
  'machine-cult': { shape: 'sh-cult', letter: 'M' },
  unaligned: { shape: 'sh-none', letter: '' },
  brown: { shape: 'sh-brown', letter: 'T' },
  blue: { shape: 'sh-blue', letter: 'H' },
  purple: { shape: 'sh-purple', letter: 'G' },
  yellow: { shape: 'sh-yellow', letter: 'M' },
  red: { shape: 'sh-red', letter: 'B' },
  green: { shape: 'sh-green', letter: 'W' },
}
