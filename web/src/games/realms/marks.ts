// The factions of Star Realms.
import type { Marks } from '../../cards/factions'

export const MARKS: Marks = {
  'trade-federation': { shape: 'sh-fed', letter: 'T' },
  blob: { shape: 'sh-blob', letter: 'B' },
  'star-empire': { shape: 'sh-empire', letter: 'S' },
  'machine-cult': { shape: 'sh-cult', letter: 'M' },
  unaligned: { shape: 'sh-none', letter: '' },
}
