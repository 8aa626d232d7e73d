// The factions of Cave-In, by their colours.
import type { Marks } from '../../cards/factions'

export const MARKS: Marks = {
  brown: { shape: 'sh-brown', letter: 'T' },
  blue: { shape: 'sh-blue', letter: 'H' },
  purple: { shape: 'sh-purple', letter: 'G' },
  yellow: { shape: 'sh-yellow', letter: 'M' },
  red: { shape: 'sh-red', letter: 'B' },
  green: { shape: 'sh-green', letter: 'W' },
}
