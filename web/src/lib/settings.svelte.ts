// What a player chose for this browser; remembered here and nowhere else.
import { speak } from './speech.svelte'
import { type Language, LANGUAGES } from './words'

export const THEMES = ['dark', 'light', 'auto'] as const
export const MOTIONS = ['full', 'short', 'none'] as const
/** How long the others' moves are shown, against the usual time. */
export const PACES = { slow: 2.5, normal: 1, fast: 0.5 } as const
export const TEXT_SIZES = [100, 115, 130] as const

export interface Choices {
  language: Language
  theme: (typeof THEMES)[number]
  motion: (typeof MOTIONS)[number]
  pace: keyof typeof PACES
  sound: boolean
  /** Per cent of the browser's own text size. */
  textSize: (typeof TEXT_SIZES)[number]
  /** Whether tables open as text. */
  textTable: boolean
  /** Whether a bare digit chooses an option of the text table. */
  numberKeys: boolean
  /** Whether tips are given at the table. */
  tips: boolean
  /** Whether anything that is said is shown. */
  chat: boolean
  /** The bot that was played last. */
  bot: string | null
  /** Whether a match was won here. */
  won: boolean
}

/** early.js reads the same name before the first paint. */
const KEY = 'starlode'

class Settings implements Choices {
  language = $state<Language>('en')
  theme = $state<Choices['theme']>('auto')
  motion = $state<Choices['motion']>('full')
  pace = $state<Choices['pace']>('normal')
  sound = $state(false)
  textSize = $state<Choices['textSize']>(100)
  textTable = $state(false)
  numberKeys = $state(true)
  tips = $state(true)
  chat = $state(true)
  bot = $state<string | null>(null)
  won = $state(false)
  #systemIsStill = $state(false)
  #chosen: Partial<Choices> = {}

  /** Whether nothing may move: the system's wish wins. */
  get stillness(): boolean {
    return this.#systemIsStill || this.motion === 'none'
  }

  /** Read what was chosen and keep the page like it. Call once, in an effect's root. */
  async start(): Promise<void> {
    this.#chosen = stored()
    Object.assign(this, preferred(), this.#chosen, languageOfAddress())
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const light = matchMedia('(prefers-color-scheme: light)')
    this.#systemIsStill = still.matches
    still.addEventListener('change', () => (this.#systemIsStill = still.matches))
    light.addEventListener('change', () => this.#show())
    this.#show()
    await speak(this.language)
  }

  /** Change something, show it and remember it. */
  choose(choice: Partial<Choices>): void {
    this.show(choice)
    this.#chosen = { ...this.#chosen, ...choice }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen))
    } catch {
      // A browser that remembers nothing still plays.
    }
  }

  /** Have it so for this visit, as an address asks for it: what was chosen stays remembered. */
  show(choice: Partial<Choices>): void {
    Object.assign(this, choice)
    if (choice.language) void speak(choice.language)
    this.#show()
  }

  #show(): void {
    const root = document.documentElement
    const light =
      this.theme === 'light' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches)
    root.dataset['theme'] = light ? 'light' : 'dark'
    root.dataset['motion'] = this.stillness ? 'none' : this.motion
    root.style.fontSize = this.textSize === 100 ? '' : `${this.textSize}%`
  }
}

export const settings = new Settings()

/** Where nothing was chosen; a phone is silent until somebody wants to hear something. */
function preferred(): Partial<Choices> {
  return { language: preferredLanguage(), sound: !matchMedia('(pointer: coarse)').matches }
}

function stored(): Partial<Choices> {
  try {
    return known(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** Only what is still a choice today. */
function known(found: Partial<Choices>): Partial<Choices> {
  const kept: Partial<Choices> = {}
  if (LANGUAGES.includes(found.language!)) kept.language = found.language!
  if (THEMES.includes(found.theme!)) kept.theme = found.theme!
  if (MOTIONS.includes(found.motion!)) kept.motion = found.motion!
  if (Object.hasOwn(PACES, found.pace ?? '')) kept.pace = found.pace!
  if (typeof found.sound === 'boolean') kept.sound = found.sound
  if (TEXT_SIZES.includes(found.textSize!)) kept.textSize = found.textSize!
  if (typeof found.textTable === 'boolean') kept.textTable = found.textTable
  if (typeof found.numberKeys === 'boolean') kept.numberKeys = found.numberKeys
  if (typeof found.tips === 'boolean') kept.tips = found.tips
  if (typeof found.chat === 'boolean') kept.chat = found.chat
  if (typeof found.bot === 'string') kept.bot = found.bot
  if (typeof found.won === 'boolean') kept.won = found.won
  return kept
}

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

/** `?lang=pl` in a link speaks Polish. */
function languageOfAddress(): Partial<Choices> {
  const asked = new URLSearchParams(location.search).get('lang')
  const language = LANGUAGES.find((each) => each === asked)
  return language ? { language } : {}
}
