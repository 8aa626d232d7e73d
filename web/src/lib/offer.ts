// What a game offers before a table is opened: formats, seats, the options that count, and who is who then.
import type { Format, Game, Party, RuleOption, Setting } from './generated/wire'

/** Bots that look nothing ahead, and so are no step of a ladder. */
export const PLAIN: readonly string[] = ['random', 'greedy']

/** The bot that was chosen last, if it plays this too; otherwise the one that is proposed, the gentlest before the first victory. */
export function opponentIn(game: Game, { bot, won }: { bot: string | null; won: boolean }): string {
  return game.bots.find((each) => each === bot) ?? (won ? game.proposed : game.gentlest)
}

/** The format for so many seats; the fewest if it is not played by so many. */
export function settingOf(format: Format, seats: number | null): Setting {
  return format.settings.find((each) => each.seats === seats) ?? format.settings[0]!
}

/** The options that a table of this setting uses, each with what it may be there. */
export function optionsOf(game: Game, setting: Setting): RuleOption[] {
  return game.options.flatMap((option) => {
    const values = setting.options[option.name]
    return values === undefined ? [] : [{ ...option, values }]
  })
}

/** What was chosen, without what is of no use here. */
export function chosenFor(options: readonly RuleOption[], chosen: Readonly<Record<string, string>>) {
  const used: Record<string, string> = {}
  for (const { name, values } of options) {
    const value = chosen[name]
    if (value !== undefined && (!values || values.includes(value))) used[name] = value
  }
  return used
}

/** Who is who by what was chosen. */
export function partyOf(setting: Setting, chosen: Readonly<Record<string, string>>): Party {
  const [plain, ...others] = setting.parties
  const fits = (party: Party): boolean => Object.entries(party.options).every(([name, value]) => chosen[name] === value)
  return others.find(fits) ?? plain!
}

/** The options that decide who is who. */
export function partyOptions(setting: Setting): Set<string> {
  return new Set(setting.parties.flatMap((party) => Object.keys(party.options)))
}
