import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { constraintOf } from '../../lib/constraint-of.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { mayDo, mayDoAny, rolesAnywhere } from '../../lib/permissions.ts'
import type { Caller } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { deleteView, findViews, mostViews, type SavedView, saveView } from './saved-views.contract.ts'
import { savedViews } from './saved-views.tables.server.ts'
import { SHARES, type ViewList, viewLists } from './view-lists.rules.ts'

const { viewId, list, name, query, custId } = savedViews
type Row = { viewId: number; name: string; query: string; custId: number | null }
const columns = { viewId, name, query, custId }

const sees = (caller: Caller, list: ViewList) => mayDoAny(rolesAnywhere(caller), viewLists[list])
const shares = (caller: Caller) => mayDo(caller.roles, SHARES)

const showView = ({ custId, ...view }: Row, caller: Caller): SavedView => ({
  ...view,
  shared: custId === null,
  mayChange: custId !== null || shares(caller),
})

/** The views that a person may change: their own, and with the permission those of all staff. */
const changeable = (caller: Caller) =>
  or(eq(custId, caller.custId), shares(caller) ? isNull(custId) : undefined)

export const answerFindViews = handle(findViews, async (input, { database, caller }) => {
  if (!sees(caller, input.list)) return refuse(findViews, 'NOT_FOUND', undefined)
  const rows = await database
    .select(columns)
    .from(savedViews)
    .where(and(eq(list, input.list), or(eq(custId, caller.custId), isNull(custId))))
    .orderBy(sql`lower(${name})`, viewId)
  return rows.map(row => showView(row, caller))
})

export const answerSaveView = handle(saveView, async (input, { database, caller, clock }) => {
  if (!sees(caller, input.list)) return refuse(saveView, 'NOT_FOUND', undefined)
  if (input.shared && !shares(caller)) return refuse(saveView, 'NOT_YOURS', undefined)
  const owner = input.shared ? isNull(custId) : eq(custId, caller.custId)
  const sameName = sql`lower(${name}) = lower(${input.name})`
  const others = and(eq(list, input.list), owner, sql`not (${sameName})`, ne(viewId, input.viewId ?? 0))
  if ((await database.$count(savedViews, others)) >= mostViews) return refuse(saveView, 'FULL', undefined)
  const values = {
    ...{ list: input.list, name: input.name, query: input.query },
    ...{ custId: input.shared ? null : caller.custId, updatedAt: clock() },
  }
  if (input.viewId === undefined) {
    const { rows } = await database.execute<Row>(sql`
      insert into ${savedViews} (list, name, query, cust_id, updated_at)
      values (${values.list}, ${values.name}, ${values.query}, ${values.custId}, ${values.updatedAt.toISOString()}::timestamptz)
      on conflict (list, coalesce(cust_id, 0), lower(name)) do update
        set name = excluded.name, query = excluded.query, updated_at = excluded.updated_at
      returning view_id as "viewId", name, query, cust_id as "custId"`)
    return showView(rows[0] as Row, caller)
  }
  try {
    const [saved] = await database
      .update(savedViews)
      .set(values)
      .where(and(eq(viewId, input.viewId), eq(list, input.list), changeable(caller)))
      .returning(columns)
    return saved ? showView(saved, caller) : refuse(saveView, 'NOT_FOUND', undefined)
  } catch (error) {
    if (constraintOf(error) !== 'saved_views_named') throw error
    return refuse(saveView, 'BAD_INPUT', undefined, { name: m.office_views_taken() })
  }
})

export const answerDeleteView = handle(deleteView, async ({ id }, { database, caller }) => {
  const gone = await database
    .delete(savedViews)
    .where(and(eq(viewId, id), changeable(caller)))
    .returning({ viewId })
  return { deleted: gone.length > 0 }
})
