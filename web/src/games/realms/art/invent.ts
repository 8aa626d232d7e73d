import { BLOB_PARTS } from './blob'
import { CULT_PARTS } from './cult'
import { EMPIRE_PARTS } from './empire'
import { FEDERATION_PARTS } from './federation'
import { dice, pick } from '../../../art/seed'
import { disc, type Figure, half, type Layer } from '../../../art/shape'
import { SPARE } from './unaligned'

interface Parts {
  wings: string[]
  bodies: string[]
  bases?: string[]
}

const PARTS: Record<string, Parts> = {
  'trade-federation': FEDERATION_PARTS,
  blob: BLOB_PARTS,
  'star-empire': EMPIRE_PARTS,
  'machine-cult': CULT_PARTS,
  unaligned: SPARE,
}

/** A figure for a card that nobody has drawn yet: composed from its faction's parts, always the same for its id. */
export function invented(id: string, faction: string, kind: string): Figure {
  const roll = dice(`figure-${id}`)
  const parts: Parts = PARTS[faction] ?? SPARE
  const isShip = kind === 'ship'
  const body = pick(roll, isShip ? parts.bodies : (parts.bases ?? parts.bodies))
  const eye: Layer[] =
    faction === 'blob'
      ? [
          ['d', disc(9, -10, 6)],
          ['c', disc(9, -11, 3.2)],
        ]
      : [['c', half(-14, 4)]]
  return {
    pose: isShip && faction !== 'machine-cult' ? 'fly' : 'stand',
    layers: [['d', pick(roll, parts.wings)], ['w', pick(roll, parts.wings)], ['b', body], ...eye],
  }
}
