// What is heard of Cave-In: a crystal is struck glass, the dearer the higher; a cave-in rumbles.
import type { Told } from '../../lib/generated/wire'
import type { Note } from '../../table/sound'

export function soundsOf(event: Told, costOf: (id: string) => number | null | undefined): Note[] {
  switch (event.event) {
    case 'crystal-mined':
    case 'crystal-taken':
      return [{ step: 5 + (costOf(String(event['crystal'])) ?? 0), as: 'glass' }]
    case 'mercenary-recruited':
    case 'taken-from-docks':
    case 'taken-from-base':
      return [{ step: 4, as: 'soft' }]
    case 'card-played':
      return [{ step: 6, as: 'glass' }]
    case 'artifact-collected':
    case 'artifact-activated':
      return [
        { step: 5, as: 'soft' },
        { step: 8, as: 'soft' },
      ]
    case 'totem-taken':
      return [{ step: 9, as: 'soft' }]
    case 'base-raided':
      return [{ step: -2, as: 'click' }]
    case 'cave-in':
      return [{ step: -5, as: 'rumble' }]
    default:
      return []
  }
}
