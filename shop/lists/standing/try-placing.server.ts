import type { Failure } from '../../lib/call.ts'
import { LostRace } from '../../lib/handler.server.ts'
import { NotPlaced, placeDay, type Tried } from './place-standing.server.ts'
import type { Standing } from './read-standing.server.ts'
import type { StandingDesk } from './standing-desk.server.ts'
import type { NotPlacedReason } from './standing-reasons.ts'

/** The tries of an order whose products or window others were faster to take. */
const TRIES = 5

/** The refusals after which another try may succeed. */
const again: readonly string[] = ['TOO_SOON', 'OUT_OF_STOCK', 'NOT_SOLD', 'BEING_PAID', 'AGE_UNCONFIRMED']

const reasons: Record<string, NotPlacedReason> = {
  ...{ OUT_OF_STOCK: 'NOTHING', NOT_SOLD: 'NOTHING', BEING_PAID: 'NOTHING' },
  ...{ SLOT_FULL: 'NO_WINDOW', TOO_SOON: 'NO_WINDOW', LEAST_ORDER: 'BELOW_MINIMUM' },
  ...{ TOO_FAR: 'TOO_FAR', BRANCH_CLOSED: 'BRANCH_CLOSED', AGE_UNCONFIRMED: 'AGE' },
}

const reasonOf = ({ name, fields }: Failure): NotPlacedReason =>
  'orders.paymentMethod' in fields ? 'NO_CASH' : (reasons[name] ?? 'OTHER')

const productsOf = ({ data }: Failure): number[] =>
  (data as { lines: { productId: number }[] }).lines.map(({ productId }) => productId)

/** Places the order of a day, without what must be ordered earlier, and again if others were faster. */
export async function tryPlacing(
  desk: StandingDesk,
  standing: Standing,
  day: string,
): Promise<Tried | NotPlacedReason> {
  const tooSoon = new Set<number>()
  let reason: NotPlacedReason = 'OTHER'
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await desk.inTransaction(shop => placeDay(shop, standing, { day, tooSoon }))
    } catch (error) {
      if (!(error instanceof NotPlaced || error instanceof LostRace)) throw error
      const { failure } = error
      reason = reasonOf(failure)
      if (error instanceof NotPlaced && !again.includes(failure.name)) return reason
      if (failure.name === 'TOO_SOON') for (const productId of productsOf(failure)) tooSoon.add(productId)
    }
  }
  return reason
}
