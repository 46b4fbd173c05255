import { inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { listed } from '../forget-account.server.ts'
import { erasures } from './erasures.tables.server.ts'

/** An erasure as backups have it: numbers and a moment. */
export type Erasure = { contactId: number; erasedAt: string; erasedBy: number }

/** A query that returns a row if erasures wait to be stored beside the backups. */
export const ERASURES_WAIT = 'select 1 from erasures where stored_at is null limit 1'

/** The condition on a contact that has data of a person. */
export const HAS_DATA = `(contacts.email <> '' or contacts.phone1 <> '' or contacts.phone2 is not null or contacts.last_name <> '')`

const due = `erasures join contacts using (contact_id) where ${HAS_DATA} and (tried_at is null or tried_at < now() - interval '1 hour')`

/** A query that returns a row if a restore has brought a person back who was erased. */
export const ERASURES_DUE = `select 1 from ${due} limit 1`

/** Notes that contacts were erased, in the running transaction. */
export async function noteErasures(
  database: Database,
  contactIds: readonly number[],
  { by, now }: { by: number; now: Date },
): Promise<void> {
  if (contactIds.length === 0) return
  await database
    .insert(erasures)
    .values(contactIds.map(contactId => ({ contactId, erasedAt: now, erasedBy: by })))
}

/** Returns the erasures that the backups do not have yet, with their ids. */
export async function unstoredErasures(database: Database): Promise<{ ids: number[]; list: Erasure[] }> {
  const rows = await database
    .select()
    .from(erasures)
    .where(isNull(erasures.storedAt))
    .orderBy(erasures.erasureId)
  return {
    ids: rows.map(({ erasureId }) => erasureId),
    list: rows.map(({ contactId, erasedAt, erasedBy }) => ({
      contactId,
      erasedAt: erasedAt.toISOString(),
      erasedBy,
    })),
  }
}

/** Notes that the backups have these erasures. */
export async function markStored(database: Database, ids: readonly number[]): Promise<void> {
  await database
    .update(erasures)
    .set({ storedAt: sql`now()` })
    .where(inArray(erasures.erasureId, [...ids]))
}

/**
 * Takes over the erasures that happened after the moment to which a database was restored. It must happen before the shop serves: a contact
 * that is made later may get the number of an erased one that this database never had.
 */
export async function takeErasures(database: Database, list: readonly Erasure[]): Promise<void> {
  for (const { contactId, erasedAt, erasedBy } of list)
    await database.execute(sql`
      insert into erasures (contact_id, erased_at, erased_by, stored_at)
      select contact_id, ${erasedAt}::timestamptz, ${erasedBy}, now() from contacts where contact_id = ${contactId}
        and not exists (select from erasures e where e.contact_id = contacts.contact_id)`)
}

/** Returns the erased contacts that have data of a person again, and notes that they are tried now. */
export async function tryDueErasures(database: Database): Promise<{ contactId: number; erasedBy: number }[]> {
  const { rows } = await database.execute<{ contactId: number; erasedBy: number }>(sql`
    select distinct on (contact_id) contact_id as "contactId", erased_by as "erasedBy" from ${sql.raw(due)} order by contact_id`)
  await database.execute(
    sql`update erasures set tried_at = now() where contact_id = any(${listed(
      rows.map(({ contactId }) => contactId),
      'int',
    )})`,
  )
  return rows
}
