import type { Database } from '../../../database/pool.ts'
import { readActiveBranches } from '../../settings/branches/read-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { readOrderSlots } from '../../slots/slot-for-order.server.ts'

const ways = ['IN STORE', 'DELIVERY'] as const

/** Reads the ways for which the shop offers standing orders: a branch has windows for it, and takes cash. */
export async function readStandingWays(database: Database, now: Date) {
  const [{ paymentMethods }, branches] = await Promise.all([
    readSettings(database),
    readActiveBranches(database),
  ])
  const offered = await Promise.all(
    ways.map(async method => {
      const { offersSlots } = await readOrderSlots(database, {
        slotId: undefined,
        method,
        isMorning: true,
        now,
      })
      const isOffered = branches.some(
        branch =>
          (branch.paymentMethods ?? paymentMethods).includes('CASH') &&
          (method === 'DELIVERY' || branch.collects) &&
          offersSlots(branch.branchId),
      )
      return isOffered ? [method] : []
    }),
  )
  return offered.flat()
}
