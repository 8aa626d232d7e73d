// What a take-back would take back, in words.
import type { Moment } from './generated/wire'
import { t } from './speech.svelte'
import type { TableStore } from './table.svelte'

/** My last action as the log has it, and how much of the others goes with it. */
export function undone({ undoes }: Moment, play: TableStore): string {
  const mine = undoes?.say ? play.say(undoes.say) : ''
  const others = undoes?.others ? t('web-undo-others', { count: undoes.others }) : ''
  return [mine, others].filter(Boolean).join(' · ')
}
