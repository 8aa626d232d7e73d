import { box, disc, half, type Figure } from '../../../art/shape'

/** Small honest craft. */
export const UNALIGNED: Record<string, Figure> = {
  scout: {
    pose: 'fly',
    layers: [
      ['w', 'M6,-2L26,28 9,22Z'],
      ['b', 'M0,-40L7,-6 9,24 0,30Z'],
      ['d', 'M0,12h5l-1,12H0z'],
      ['c', 'M0,-20L3,-10 0,-4Z'],
    ],
  },
  viper: {
    pose: 'fly',
    engines: [14],
    layers: [
      ['d', 'M27,-20h4v34h-4z'],
      ['w', 'M9,-46C18,-40 20,-22 18,-6L34,10 34,26 12,20 6,4C10,-12 8,-30 9,-46Z'],
      ['b', 'M0,-20L9,-8 10,20 12,34 0,28Z'],
      ['d', 'M0,8L5,12 4,24 0,26Z'],
      ['c', 'M0,-13L4,-5 0,3Z'],
    ],
  },
  explorer: {
    pose: 'fly',
    layers: [
      ['d', 'M8,-4h30v4H8z'],
      ['w', 'M22,-20h22v36H22z'],
      ['d', box(32, -20, 2, 36) + box(22, -3, 22, 2)],
      ['w', 'M0,-50C12,-50 20,-46 22,-40C14,-42 6,-42 0,-41Z'],
      ['d', 'M0,-44h2v14H0z'],
      ['b', 'M0,-34C8,-30 11,-16 11,-4L13,26 6,36 0,36Z'],
      ['d', half(16, 6)],
      ['c', 'M0,-24L4,-18 3,-10H0Z'],
    ],
  },
}

/** Parts for a new card of no faction. */
export const SPARE = {
  wings: ['M6,-2L26,28 9,22Z', 'M8,-6L34,10 34,26 9,20Z', 'M9,6h22v6H9zM24,-8h8v34h-8z', disc(20, 14, 9)],
  bodies: ['M0,-40L7,-6 9,24 0,30Z', 'M0,-34C10,-28 12,-10 11,8L7,32H0Z', 'M0,-26L12,-12 12,20 6,30H0Z'],
}
