// What a take-back would take back, in words.
import type { Undoes } from './generated/wire'
import { t } from './speech.svelte'
import type { TableStore } from './table.svelte'

/** Somebody's last action as my log has it, and how much goes with it. */
export function undone(undoes: Undoes | null, play: TableStore): string {
  const action = undoes?.say ? play.say(undoes.say) : ''
  const others = undoes?.others ? t('web-undo-others', { count: undoes.others }) : ''
  return [action, others].filter(Boolean).join(' · ')
}
