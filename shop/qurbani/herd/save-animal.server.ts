import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { sharesOf } from '../animals.rules.ts'
import { lockSeason } from '../lock-season.server.ts'
import { qurbaniAnimals } from '../season.tables.server.ts'
import { checkAnimal } from './check-animal.server.ts'
import { saveAnimal } from './herd.contract.ts'
import { readAnimal } from './read-herd.server.ts'

export const answerSaveAnimal = handle(saveAnimal, async (input, { database, audit, changed }) => {
  const { animalId, version, weight, ...written } = input
  if (!(await lockSeason(database, input.seasonId))) return refuse(saveAnimal, 'NOT_FOUND', undefined)
  if (animalId !== undefined)
    await database
      .select({ animalId: qurbaniAnimals.animalId })
      .from(qurbaniAnimals)
      .where(eq(qurbaniAnimals.animalId, animalId))
      .for('no key update')
  const before = animalId === undefined ? undefined : await readAnimal(database, animalId)
  if (animalId !== undefined && before?.seasonId !== input.seasonId)
    return refuse(saveAnimal, 'NOT_FOUND', undefined)
  if (before && version !== undefined && version !== before.version)
    return refuse(saveAnimal, 'CHANGED', { animal: before })
  const bound = before && { ...before, bound: before.taken > 0 || before.offerId !== null }
  const wrong = await checkAnimal(database, written, bound)
  if (Object.keys(wrong).length > 0) return refuse(saveAnimal, 'BAD_INPUT', undefined, wrong)
  const row = {
    ...written,
    shares: sharesOf[input.kind],
    weight: weight === null ? null : Math.round(weight * 1000),
  }
  const [saved] = before
    ? await database
        .update(qurbaniAnimals)
        .set({ ...row, version: sql`${qurbaniAnimals.version} + 1` })
        .where(eq(qurbaniAnimals.animalId, before.animalId))
        .returning({ animalId: qurbaniAnimals.animalId })
    : await database.insert(qurbaniAnimals).values(row).returning({ animalId: qurbaniAnimals.animalId })
  const after = await readAnimal(database, saved?.animalId ?? 0)
  if (!after) return refuse(saveAnimal, 'NOT_FOUND', undefined)
  await audit.add({
    action: before ? 'save' : 'add',
    subject: 'qurbani animal',
    subjectId: after.animalId,
    before,
    after,
  })
  changed('qurbani')
  return after
})
