import { adjust, type NotAdjusted } from '../availability/adjust.server.ts'
import { exceed } from '../availability/exceed.server.ts'

type Change = { availabilityId: number; by: number; cause: 'COUNT' | 'WASTE' | 'CORRECTION' }
type Reason = { note: string | null; movedAt: Date; movedBy: number }

/**
 * Changes the stock as one of its lots changed. Goods that a count misses, or that were written off, are gone, whatever orders were
 * promised: the stock is then short. Returns why another change is impossible: the caller must then refuse.
 */
export async function changeStockWithLot(
  database: Parameters<typeof adjust>[0],
  { availabilityId, by, cause }: Change,
  reason: Reason,
): Promise<NotAdjusted | undefined> {
  if (by < 0 && cause !== 'CORRECTION') {
    await exceed(database, [{ availabilityId, quantity: -by }], { cause, orderId: null, ...reason })
    return undefined
  }
  const [refused] = await adjust(database, [{ availabilityId, by }], { cause, ...reason, withLots: true })
  return refused
}
