// The signs on cards, in the order in which they are explained, and which of them stand on a card.
import type { Piece } from './pieces.svelte'

export const SIGNS = [
  'cost', 'vp', 'cavein', 'crown', 'artifact', 'medal', 'skill', 'mine', 'recruit', 'raid', 'crystal', 'shield',
] // prettier-ignore
export const SIGN_OF: Readonly<Record<string, string>> = {}

const SKILLS = ['crystal', 'mine', 'recruit', 'raid', 'shield']

/** What the skill of a card is about, where there is no room to say it. */
export function skillSign(card: Piece | undefined): string {
  const icon = card?.lines[0]?.pieces[0]?.icon
  return icon === 'points' ? 'medal' : (SKILLS.find((each) => each === icon) ?? 'skill')
}

export const signsOn = (card: Piece): string[] =>
  card.kind === 'crystal' ? ['cost', 'vp', ...(card.cave_in ? ['cavein'] : [])] : [skillSign(card)]
