// Many answers on a small screen: those of one kind behind a line that opens.

/** How many answers are listed as they are. */
export const LISTED = 9

export interface Group {
  /** The kind, if there is a line for it. */
  verb: string | null
  /** Which answers, counted from 0. */
  at: number[]
}

/** Answers that follow one another and are of one kind, where there is a word for it; each other one by itself. */
export function grouped(verbs: readonly string[], hasWord: (verb: string) => boolean): Group[] {
  const runs: Group[] = []
  verbs.forEach((verb, at) => {
    const last = runs.at(-1)
    if (last?.verb === verb) last.at.push(at)
    else runs.push({ verb, at: [at] })
  })
  return runs.flatMap((run) =>
    run.at.length > 1 && hasWord(run.verb!) ? [run] : run.at.map((at) => ({ verb: null, at: [at] })),
  )
}
