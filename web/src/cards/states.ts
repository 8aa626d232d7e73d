/** playable: I can now. asked: an answer to the open question. source: the card that asks. dull: not now. */
export type CardState = 'playable' | 'asked' | 'source' | 'dull' | 'rest'

/** What a click does, in a word, perhaps with its price. */
export interface Mark {
  word: string
  /** The same as a sign, where there is no room for words. */
  sign?: string
  icon?: string
  amount?: number
}
