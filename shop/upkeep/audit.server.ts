import type { Client, PoolClient } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import type { Invariant } from '../lib/books/invariant.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { invariants } from './invariants.server.ts'

/** The rows that are counted, and those that are shown, of each thing that is wrong. */
const COUNTED = 1000
const SHOWN = 5
/** The time that the shop has for its work, such as a refund, before an audit misses it. */
const GRACE = '10 minutes'

/** One kind of error: its rows are ids and numbers. */
export type Wrong = {
  name: string
  says: string
  /** The number of rows, at most 1000. */
  count: number
  rows: Record<string, unknown>[]
}

export type Audit = {
  /** The number of invariants. */
  checked: number
  wrong: Wrong[]
  /** The duration of each invariant. */
  milliseconds: Record<string, number>
}

type How = {
  /** True if the shop has finished its work: nothing may wait, however young it is. */
  finished?: boolean
  of?: readonly Invariant[]
  /** The day of the shop, if it is not that of now. */
  today?: string
  /** The moment of the newest change, if the database is a copy of an earlier one: its shop has done no work since then. */
  asOf?: Date | undefined
  /** Called after each invariant. */
  checked?: (name: string, milliseconds: number, count: number) => void
}

/**
 * Checks the books on one snapshot of the database, so that orders that are placed meanwhile raise no false alarm. The connection is the
 * audit's own while it runs.
 */
export async function audit(client: Client | PoolClient, how: How = {}): Promise<Audit> {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await auditHere(client, how)
  } finally {
    await client.query('rollback')
  }
}

/** The same in the running transaction. */
export async function auditHere(
  client: Client | PoolClient,
  { finished = false, of = invariants, today, asOf, checked }: How = {},
): Promise<Audit> {
  await client.query(
    `select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`,
  )
  const day = today ?? (await dayOfShop(databaseOn(client), () => asOf ?? new Date()))
  const wrong: Wrong[] = []
  const milliseconds: Record<string, number> = {}
  for (const { name, says, statement } of of) {
    const began = performance.now()
    const { rows } = await client.query(
      `with audit as (select case when $1 then 'infinity' else coalesce($4::timestamptz, now()) - $2::interval end as settled, $3::date as today)
       select * from (${statement}) found limit ${COUNTED}`,
      [finished, GRACE, day, asOf ?? null],
    )
    milliseconds[name] = Math.round(performance.now() - began)
    if (rows.length) wrong.push({ name, says, count: rows.length, rows: rows.slice(0, SHOWN) })
    checked?.(name, milliseconds[name], rows.length)
  }
  return { checked: of.length, wrong, milliseconds }
}
