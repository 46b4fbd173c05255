import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'

/** Branches whose clock shows another day than the one that was begun last. */
const BEGINS = 'day_begun is distinct from (now() at time zone time_zone)::date'

/** Finds a row if a day has begun somewhere. */
export const NEW_DAY = `select 1 from branches where ${BEGINS} limit 1`

/**
 * Begins the day of each branch in which one has begun, in the running transaction: pages that show hours, closed days or "tomorrow"
 * are made again, by the trigger of the table. Returns the branches; several nodes begin each day once.
 */
export async function beginDay(database: Database): Promise<number[]> {
  const { rows } = await database.execute<{ branchId: number }>(
    sql.raw(`update branches set day_begun = (now() at time zone time_zone)::date where ${BEGINS}
      returning branch_id as "branchId"`),
  )
  return rows.map(({ branchId }) => branchId)
}
