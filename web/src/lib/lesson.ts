// A guided match at one of its steps: at its table while it is played there, else at a new one.
import { api } from './api'
import { keepLesson } from './kept'
import { go } from './router.svelte'
import type { Lesson, Table } from './generated/wire'

export async function takeTo(table: Table, { lesson }: Lesson, step: number): Promise<void> {
  const { id, game } = await api.learn(table.game, lesson, step, table.id)
  keepLesson(game, id)
  if (id !== table.id) go(`/t/${id}`)
}
