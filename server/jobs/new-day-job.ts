import type { Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { beginDay } from '../../shop/settings/branches/new-day.server.ts'
import { makeSlots } from '../../shop/slots/make-slots.server.ts'

export { NEW_DAY } from '../../shop/settings/branches/new-day.server.ts'

/** The job of a new day: pages follow the calendar, and slots are made for one more day. Returns the number of branches. */
export const beginDayOf = (pool: Pool): Promise<{ branches: number }> =>
  databaseOn(pool).transaction(async database => {
    const branches = await beginDay(database)
    for (const branchId of branches) await makeSlots({ database, clock: () => new Date() }, branchId)
    return { branches: branches.length }
  })
