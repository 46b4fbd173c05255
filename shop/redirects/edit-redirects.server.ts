import { desc, eq, or, sql } from 'drizzle-orm'
import { editorOf } from '../catalogue/editing/change-product.server.ts'
import { refuse } from '../lib/call.ts'
import { laterThan } from '../lib/dates/later-than.ts'
import { handle } from '../lib/handler.server.ts'
import { anywhere, listRows } from '../lib/list-rows.server.ts'
import { m } from '../messages/m.ts'
import { cleanPath } from './redirect-path.rules.ts'
import {
  deleteRedirect,
  findMissingPages,
  findRedirects,
  MOST_REDIRECTS,
  mostListed,
  saveRedirect,
} from './redirects.contract.ts'
import { missingPages, redirects } from './redirects.tables.server.ts'
import { holdRedirects, readRedirects, showRedirect, writeRedirects } from './stored-redirects.server.ts'
import { checkPairs } from './wrong-pairs.server.ts'

const { fromPath, toPath, times, lastAt } = redirects

export const answerFindRedirects = handle(findRedirects, async (wishes, { database }) => {
  const q = wishes.q.trim()
  const where = q ? or(sql`${fromPath} ilike ${anywhere(q)}`, sql`${toPath} ilike ${anywhere(q)}`) : undefined
  const last = sql`coalesce(${lastAt}, '-infinity')`
  const { orderBy, limit, offset } = listRows(wishes, { from: fromPath, to: toPath, times, last }, fromPath)
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(redirects)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.$count(redirects, where),
  ])
  return { rows: rows.map(showRedirect), total }
})

export const answerSaveRedirect = handle(saveRedirect, async (input, shop) => {
  const { database, audit, clock } = shop
  await holdRedirects(database)
  const all = await readRedirects(database)
  const { checked, changed } = await checkPairs(database, all, [input])
  const [one] = checked
  if (!one || one.wrong.from || one.wrong.to)
    return refuse(saveRedirect, 'BAD_INPUT', undefined, { ...one?.wrong })
  const at = eq(fromPath, one.path)
  const [before] = await database.select().from(redirects).where(at)
  if (input.updatedDate === undefined) {
    if (before)
      return refuse(saveRedirect, 'BAD_INPUT', undefined, { from: m.redirects_taken({ to: before.toPath }) })
    if (all.size >= MOST_REDIRECTS)
      return refuse(saveRedirect, 'BAD_INPUT', undefined, {
        from: m.redirects_full({ most: MOST_REDIRECTS }),
      })
  } else if (!before) return refuse(saveRedirect, 'NOT_FOUND', undefined)
  else if (before.updatedAt.toISOString() !== input.updatedDate)
    return refuse(saveRedirect, 'CHANGED', { redirect: showRedirect(before) })
  const updatedAt = laterThan(before?.updatedAt, clock())
  await writeRedirects(database, changed, { updatedBy: editorOf(shop).updatedBy, updatedAt })
  const [after] = await database.select().from(redirects).where(at)
  await audit.add({
    ...{ action: before ? 'save' : 'add', subject: 'redirect', subjectId: one.path },
    ...{ before: before && { toPath: before.toPath }, after: { toPath: after?.toPath } },
  })
  return showRedirect(after as typeof redirects.$inferSelect)
})

export const answerDeleteRedirect = handle(deleteRedirect, async ({ from }, { database, audit }) => {
  const [before] = await database
    .delete(redirects)
    .where(eq(fromPath, cleanPath(from) ?? ''))
    .returning()
  if (!before) return refuse(deleteRedirect, 'NOT_FOUND', undefined)
  await audit.add({
    ...{ action: 'delete', subject: 'redirect', subjectId: before.fromPath },
    before: { toPath: before.toPath },
  })
  return showRedirect(before)
})

export const answerFindMissingPages = handle(findMissingPages, async (_input, { database }) => {
  const { path, times, lastAt } = missingPages
  const rows = await database
    .select()
    .from(missingPages)
    .orderBy(desc(times), desc(lastAt), path)
    .limit(mostListed.missing)
  return rows.map(row => ({ ...row, lastAt: row.lastAt.toISOString() }))
})
