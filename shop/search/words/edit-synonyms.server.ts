import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { editorOf } from '../../catalogue/editing/change-product.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { searchSynonyms } from '../search.tables.server.ts'
import { checkTerms, MOST_GROUPS, storedTerms, takenTerm } from './check-synonyms.rules.ts'
import { deleteSynonyms, findSynonyms, type StoredSynonyms, saveSynonyms } from './synonyms.contract.ts'

/** Locks the synonyms until the transaction ends, so that changes wait for each other. */
const holdSynonyms = (database: Database) =>
  database.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`)

async function readSynonyms(database: Database): Promise<StoredSynonyms[]> {
  const { synonymId, terms, mutual, demo, updatedAt } = searchSynonyms
  const rows = await database
    .select({ synonymId, terms, mutual, demo, updatedAt })
    .from(searchSynonyms)
    .orderBy(sql`${terms}[1]`, synonymId)
    .limit(MOST_GROUPS)
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedDate: updatedAt.toISOString() }))
}

export const answerFindSynonyms = handle(findSynonyms, (_input, { database }) => readSynonyms(database))

export const answerSaveSynonyms = handle(saveSynonyms, async (input, shop) => {
  const { database, audit } = shop
  const { synonymId, updatedDate, mutual } = input
  const group = { terms: storedTerms(input.terms), mutual }
  const wrong = checkTerms(group.terms)
  if (Object.keys(wrong).length > 0) return refuse(saveSynonyms, 'BAD_INPUT', undefined, wrong)
  await holdSynonyms(database)
  const groups = await readSynonyms(database)
  const before = groups.find(one => one.synonymId === synonymId)
  if (synonymId !== undefined && !before) return refuse(saveSynonyms, 'NOT_FOUND', undefined)
  if (before && updatedDate !== undefined && before.updatedDate !== updatedDate)
    return refuse(saveSynonyms, 'CHANGED', { groups })
  const others = groups.filter(one => one !== before)
  const taken = takenTerm(group, others)
  if (taken.terms) return refuse(saveSynonyms, 'BAD_INPUT', undefined, taken)
  if (!before && others.length >= MOST_GROUPS)
    return refuse(saveSynonyms, 'BAD_INPUT', undefined, {
      terms: m.search_synonyms_full({ most: MOST_GROUPS }),
    })
  const { updatedBy, updatedDate: updatedAt } = editorOf(shop)
  const values = { ...group, demo: false, updatedBy, updatedAt }
  const [saved] = before
    ? await database
        .update(searchSynonyms)
        .set(values)
        .where(eq(searchSynonyms.synonymId, before.synonymId))
        .returning()
    : await database.insert(searchSynonyms).values(values).returning()
  const subjectId = saved?.synonymId ?? 0
  await audit.add({
    ...{ action: before ? 'save' : 'add', subject: 'synonyms', subjectId },
    ...{ before: before && { terms: before.terms, mutual: before.mutual }, after: group },
  })
  return readSynonyms(database)
})

export const answerDeleteSynonyms = handle(deleteSynonyms, async ({ id }, { database, audit }) => {
  await holdSynonyms(database)
  const before = (await readSynonyms(database)).find(({ synonymId }) => synonymId === id)
  if (!before) return refuse(deleteSynonyms, 'NOT_FOUND', undefined)
  await database.delete(searchSynonyms).where(eq(searchSynonyms.synonymId, id))
  const { terms, mutual } = before
  await audit.add({ action: 'delete', subject: 'synonyms', subjectId: id, before: { terms, mutual } })
  return readSynonyms(database)
})
