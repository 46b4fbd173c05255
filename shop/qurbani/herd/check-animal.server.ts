import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { m } from '../../messages/m.ts'
import { lockDays } from '../lock-season.server.ts'
import { qurbaniAnimals } from '../season.tables.server.ts'

type Written = { seasonId: number; day: number | null; kind: string; tag: string }
type Known = { animalId: number; day: number | null; kind: string; state: string }

/**
 * Returns what is wrong with an edited animal, by field; it locks the day, so that the result holds until the running
 * transaction ends. `bound`: shares of it are assigned, or shoppers can choose it. The caller has locked the season.
 */
export async function checkAnimal(
  database: Database,
  { seasonId, day, kind, tag }: Written,
  before: (Known & { bound: boolean }) | undefined,
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {}
  const others = await database.$count(
    qurbaniAnimals,
    and(
      eq(qurbaniAnimals.seasonId, seasonId),
      eq(qurbaniAnimals.tag, tag),
      before && ne(qurbaniAnimals.animalId, before.animalId),
    ),
  )
  if (others > 0) wrong.tag = m.qurbani_tag_taken()
  if (before?.bound && before.kind !== kind) wrong.kind = m.qurbani_day_kept()
  if (before && before.day !== day && (before.bound || before.state === 'DONE'))
    wrong.day = before.bound ? m.qurbani_day_kept() : m.qurbani_animal_is_done()
  if (day === null || wrong.day) return wrong
  const [held] = await lockDays(database, seasonId, day)
  if (!held) wrong.day = m.qurbani_day_none({ day })
  else if (before?.day !== day && before?.state !== 'WITHDRAWN' && held.animals >= held.capacity)
    wrong.day = m.qurbani_office_day_full({ day, capacity: held.capacity })
  return wrong
}
