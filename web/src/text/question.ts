// What is asked now, or why nothing is.
import { t } from '../lib/speech.svelte'
import type { TableStore } from '../lib/table.svelte'

export function questionOf(play: TableStore): string {
  const moment = play.moment!
  if (moment.outcome) return t('web-match-over')
  if (moment.question) return play.say(moment.question)
  return moment.asked ? play.say(moment.asked.say) : t('web-nobody-asked')
}
