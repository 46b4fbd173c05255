import type { Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { clearExpired } from '../../shop/lots/clear-expired.server.ts'
import { beginDay } from '../../shop/settings/branches/new-day.server.ts'
import { makeSlots } from '../../shop/slots/make-slots.server.ts'

export { NEW_DAY } from '../../shop/settings/branches/new-day.server.ts'

const clock = () => new Date()

/** Empties all lots whose day is over, each batch in its own transaction; returns their number. */
async function clearAllExpired(pool: Pool): Promise<number> {
  const cleared = await databaseOn(pool).transaction(database => clearExpired({ database, clock }))
  return cleared === 0 ? 0 : cleared + (await clearAllExpired(pool))
}

/**
 * The job of a new day: lots whose day is over leave the stock, pages follow the calendar, and slots are made for one more day. Returns the
 * number of branches. Lots come first: the job is due until the days of the branches have begun, so that a node that dies leaves none.
 */
export async function beginDayOf(pool: Pool): Promise<{ branches: number }> {
  await clearAllExpired(pool)
  return databaseOn(pool).transaction(async database => {
    const branches = await beginDay(database)
    for (const branchId of branches) await makeSlots({ database, clock }, branchId)
    return { branches: branches.length }
  })
}
