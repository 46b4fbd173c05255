import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { listRows } from '../../lib/list-rows.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { type AuditRow, findAudit } from './audit.contract.ts'
import { auditText } from './audit.tables.server.ts'

type Wishes = ParsedOf<typeof findAudit>

/** The most entries that are counted, latest first: nobody pages further, they filter by day. */
const MOST_COUNTED = 2_000

/** Encodes words as in stored JSON, with the wildcards of `like` escaped. */
const alike = (words: string) =>
  `%${JSON.stringify(words)
    .slice(1, -1)
    .replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`

/** Returns midnight of a day by the shop's clock, `later` days on. */
const midnight = (day: string, later: number, timeZone: string) =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`

/**
 * Matches the accounts that a login id or e-mail may mean, including closed ones. Looks them up first, so that their index
 * is read in order.
 */
async function accountsNamed(database: Database, who: string): Promise<SQL> {
  const { rows } = await database.execute<{ custId: number }>(sql`
    select cust_id as "custId" from customers where lower(login_id) = lower(${who})
    union select c.cust_id from contacts p join customers c using (contact_id) where lower(p.email) = lower(${who})`)
  const found = rows.map(({ custId }) => sql`${custId}`)
  return found.length ? sql`a.cust_id in (${sql.join(found, sql`, `)})` : sql`false`
}

async function conditionsOf(database: Database, { who, action, subject, subjectId, q, from, to }: Wishes) {
  const { timeZone } = await readSettings(database)
  const conditions: SQL[] = [sql`true`]
  if (who.trim()) conditions.push(await accountsNamed(database, who.trim()))
  if (action) conditions.push(sql`a.action = ${action}`)
  if (subject) conditions.push(sql`a.subject = ${subject}`)
  if (subjectId.trim()) conditions.push(sql`a.subject_id = ${subjectId.trim()}`)
  if (q.trim()) conditions.push(sql`${auditText} ilike ${alike(q.trim())}`)
  // An import is one change, and so is undoing it; its products are found by it, by their number, or by words.
  if (!action && !subject && !subjectId.trim() && !q.trim())
    conditions.push(sql`not (a.action in ('import', 'undo import') and a.subject <> 'import')`)
  if (from) conditions.push(sql`a.happened_at >= ${midnight(from, 0, timeZone)}`)
  if (to) conditions.push(sql`a.happened_at < ${midnight(to, 1, timeZone)}`)
  return sql.join(conditions, sql` and `)
}

/** Returns all values of a column, each with one step in its index, however many rows there are. */
async function valuesOf(database: Database, column: 'action' | 'subject'): Promise<string[]> {
  const name = sql.raw(column)
  const { rows } = await database.execute<{ value: string }>(sql`
    with recursive step as (
      select min(${name}) as value from audit_entries
      union all
      select (select min(${name}) from audit_entries where ${name} > step.value) from step where step.value is not null
    ) select value from step where value is not null`)
  return rows.map(({ value }) => value)
}

/** Lists entries in order of time; reads only the rows of the page. */
export const answerFindAudit = handle(findAudit, async (input, { database }) => {
  const wanted = await conditionsOf(database, input)
  const { orderBy, limit, offset } = listRows(input, { time: sql`a.happened_at` }, sql`a.audit_id`)
  const order = sql.join(orderBy, sql`, `)
  const [{ rows }, counted, subjects, actions] = await Promise.all([
    database.execute<AuditRow>(sql`
      with page as (select a.* from audit_entries a where ${wanted} order by ${order} limit ${limit} offset ${offset})
      select a.audit_id::float8 as "auditId",
        to_char(a.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "happenedAt",
        a.cust_id as "custId", p.first_name as "firstName", c.login_id as "loginId",
        a.action, a.subject, a.subject_id as "subjectId", a."before", a."after"
      from page a
      left join customers c on c.cust_id = a.cust_id left join contacts p on p.contact_id = c.contact_id
      order by ${order}`),
    database.execute<{ all: number }>(sql`
      select count(*)::int as all from (
        select 1 from audit_entries a where ${wanted} order by a.happened_at desc limit ${MOST_COUNTED}) found`),
    valuesOf(database, 'subject'),
    valuesOf(database, 'action'),
  ])
  return { rows, total: counted.rows[0]?.all ?? 0, subjects, actions }
})
