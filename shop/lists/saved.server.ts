import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { namesOfProducts } from '../catalogue/names-of-products.server.ts'
import { lockAccount } from '../customers/lock-account.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { checkSaved } from './check-saved.server.ts'
import { savedLists } from './lists.tables.server.ts'
import { findSavedList, findSavedLists, MOST_LISTS, removeList, saveList } from './saved.contract.ts'
import { readStanding } from './standing/read-standing.server.ts'

type List = typeof savedLists.$inferSelect

const show = ({ listId, listName, changedAt }: List) => ({
  ...{ listId, listName },
  changedAt: changedAt.toISOString(),
})

export const answerFindSavedLists = handle(findSavedLists, async (_input, { database, caller }) => {
  const lists = await readLists(database, caller.custId)
  return { lists: lists.map(list => ({ ...show(list), lines: list.lines.length })) }
})

export const answerFindSavedList = handle(findSavedList, async ({ listId, ...at }, shop) => {
  const { database, caller, clock } = shop
  const list = (await readLists(database, caller.custId)).find(one => one.listId === listId)
  if (!list) return refuse(findSavedList, 'NOT_FOUND', undefined)
  return { ...show(list), lines: await checkSaved(database, list.lines, { ...at, now: clock() }) }
})

export const answerSaveList = handle(saveList, async (input, { database, caller, clock }) => {
  const { custId } = caller
  const listName = input.listName.trim()
  // Two saves of a customer wait for each other: neither goes beyond the most, nor takes the name of the other.
  await lockAccount(database, custId)
  const lists = await readLists(database, custId)
  const named = lists.find(list => list.listName === listName)
  const own = input.listId === undefined ? named : lists.find(list => list.listId === input.listId)
  if (input.listId !== undefined && !own) return refuse(saveList, 'NOT_FOUND', undefined)
  const lines = input.lines ?? (input.listId === undefined ? undefined : own?.lines)
  if (!lines) return refuse(saveList, 'BAD_INPUT', undefined, { lines: m.lists_lines_needed() })
  if (own?.listName === listName && isDeepStrictEqual(own.lines, lines)) return { listId: own.listId }
  if (named && named.listId !== input.listId)
    return refuse(saveList, 'BAD_INPUT', undefined, { listName: m.lists_name_taken() })
  if (!own && lists.length >= MOST_LISTS)
    return refuse(saveList, 'BAD_INPUT', undefined, { listName: m.lists_too_many({ most: MOST_LISTS }) })
  const added = (input.lines ?? []).map(({ productId }) => productId)
  const known = await namesOfProducts(database, added)
  if (added.some(productId => !known.has(productId))) return refuse(saveList, 'NOT_FOUND', undefined)
  const saved = { custId, listName, lines, changedAt: clock() }
  const [written] = own
    ? await database.update(savedLists).set(saved).where(eq(savedLists.listId, own.listId)).returning()
    : await database.insert(savedLists).values(saved).returning()
  return { listId: (written as List).listId }
})

export const answerRemoveList = handle(removeList, async ({ listId }, { database, caller }) => {
  // A standing order that is saved at the same moment waits.
  await lockAccount(database, caller.custId)
  const standing = await readStanding(database, caller.custId)
  if (standing.some(one => one.listId === listId)) return refuse(removeList, 'HAS_STANDING', undefined)
  await database
    .delete(savedLists)
    .where(and(eq(savedLists.listId, listId), eq(savedLists.custId, caller.custId)))
  return { listId }
})

/** Reads the lists of a customer, the latest change first. */
const readLists = (database: Database, custId: number): Promise<List[]> =>
  database
    .select()
    .from(savedLists)
    .where(eq(savedLists.custId, custId))
    .orderBy(desc(savedLists.changedAt), desc(savedLists.listId))
