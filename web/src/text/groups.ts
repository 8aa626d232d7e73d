// Many answers on a small screen: those of one kind behind a line that opens.

/** How many answers are listed as they are. */
export const LISTED = 9

export interface Group {
  /** The kind, if there is a line for it. */
  verb: string | null
  /** Which answers, counted from 0. */
  at: number[]
}

/** Answers of one kind stand where the first of them stood, if there is a word for it; each other one by itself. */
export function grouped(verbs: readonly string[], hasWord: (verb: string) => boolean): Group[] {
  const kinds = new Map<string, number[]>()
  verbs.forEach((verb, at) => kinds.set(verb, [...(kinds.get(verb) ?? []), at]))
  return verbs.flatMap((verb, at): Group[] => {
    const same = kinds.get(verb)!
    if (same.length < 2 || !hasWord(verb)) return [{ verb: null, at: [at] }]
    return same[0] === at ? [{ verb, at: same }] : []
  })
}
