// Star Realms as text: its view is told as it is written.
import { PLAIN_SIGHT, type Sight } from '../../text/describe'

export const SIGHT: Sight = { ...PLAIN_SIGHT, gains: ['buy', 'acquire'] }
