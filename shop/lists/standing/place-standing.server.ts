import type { AgainLine } from '../../cart/again/again-line.ts'
import { Failure } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import type { Placing } from '../../orders/placing/placing-facts.server.ts'
import { placeNewOrder } from '../../orders/placing/save-order.server.ts'
import { claimDay, lockStanding, settleDay } from './claim-day.server.ts'
import { readListNow, wordLines } from './list-now.server.ts'
import type { Standing } from './read-standing.server.ts'
import { addressOfStanding, windowAt, windowsFor } from './standing-windows.server.ts'
import { tellLeftOut } from './tell-standing.server.ts'

/** Thrown in a transaction whose order was refused, so that nothing of it is written. */
export class NotPlaced extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.name)
    this.failure = failure
  }
}

/** The result of a try: placed, or not because another one was faster, the window is missing or nothing can be had. */
export type Tried = 'PLACED' | 'OTHERS' | 'NO_WINDOW' | 'NOTHING' | 'AGE' | 'ACCOUNT_CLOSED'

const isLeftOut = ({ line, productId }: AgainLine, tooSoon: ReadonlySet<number>) =>
  line === null || tooSoon.has(productId)

/**
 * Places the order of a day in the running transaction, in which the day is claimed: of any number of nodes one places it. `tooSoon`: the
 * products that must be ordered earlier for its window; they are left out, like those that are sold out.
 */
export async function placeDay(
  shop: Placing,
  standing: Standing,
  { day, tooSoon }: { day: string; tooSoon: ReadonlySet<number> },
): Promise<Tried> {
  const { database, clock } = shop
  const { standingId, custId, branchId, position, ageConfirmed } = standing
  const locked = await lockStanding(database, standing)
  if (locked === 'CHANGED' || !(await claimDay(database, { standingId, day }))) return 'OTHERS'
  if (locked === 'CLOSED') return 'ACCOUNT_CLOSED'
  const window = windowAt(await windowsFor(database, standing, clock()), day, standing.startsMinute)
  if (!window) return 'NO_WINDOW'
  const { lines } = await readListNow(database, standing, window.branchId)
  const orderItems = lines.flatMap(one => (one.line && !isLeftOut(one, tooSoon) ? [one.line] : []))
  if (orderItems.length === 0) return lines.some(({ needsAge }) => needsAge) ? 'AGE' : 'NOTHING'
  const pickupType = standing.pickupType === 'DELIVERY' ? 'DELIVERY' : 'IN STORE'
  const orders = {
    ...({ pickupType, pickupTime: 'MORNING', slotId: window.slotId, paymentMethod: 'CASH' } as const),
    ...{ notes: '', sendSmsFlag: false, ...addressOfStanding(standing) },
    ...(branchId === null ? {} : { branchId }),
    ...(ageConfirmed === null ? {} : { ageConfirmed }),
  }
  const placed = await placeNewOrder({ orders, orderItems }, shop, {
    ...{ custId, position: position ?? undefined, isStanding: true },
  })
  if (placed instanceof Failure) throw new NotPlaced(placed)
  const { orderId } = placed.orders
  await settleDay(database, { standingId, day }, { outcome: 'PLACED', orderId, happenedAt: clock() })
  const changed = lines.filter(one => one.trouble !== null || one.needsAge || tooSoon.has(one.productId))
  const { goods } = await wordLines(database, changed)
  await tellLeftOut(shop, standing, {
    orderId,
    goods: goods.map((line, at) =>
      tooSoon.has(changed[at]?.productId ?? 0)
        ? { ...line, about: m.lists_standing_too_soon(), price: '' }
        : line,
    ),
  })
  return 'PLACED'
}
