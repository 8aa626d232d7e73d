// What is heard of Star Realms: trade a high glass tick, combat a low click, authority a soft fifth, each faction an interval.
import type { Told } from '../../lib/generated/wire'
import type { Note } from '../../table/sound'

const INTERVALS = ['trade-federation', 'blob', 'star-empire', 'machine-cult']

export function soundsOf(event: Told, factionOf: (card: string) => string | null | undefined): Note[] {
  switch (event.event) {
    case 'card-played': {
      const interval = INTERVALS.indexOf(factionOf(String(event['card'])) ?? '') + 1
      return [{ step: 4, as: 'glass' }, ...(interval ? [{ step: 4 + interval, as: 'glass' as const }] : [])]
    }
    case 'points-gained':
      return [
        ...(event['trade'] ? [{ step: 12, as: 'glass' as const }] : []),
        ...(event['combat'] ? [{ step: 1, as: 'click' as const }] : []),
        ...(event['authority']
          ? [
              { step: 5, as: 'soft' as const },
              { step: 8, as: 'soft' as const },
            ]
          : []),
      ]
    case 'card-bought':
    case 'card-acquired':
      return [{ step: 10, as: 'glass' }]
    case 'player-attacked':
    case 'base-attacked':
      return [{ step: -2, as: 'click' }]
    case 'base-destroyed':
    case 'card-scrapped':
      return [{ step: -4, as: 'click' }]
    default:
      return []
  }
}
