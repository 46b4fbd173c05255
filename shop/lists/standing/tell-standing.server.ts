import type { Database } from '../../../database/pool.ts'
import { readContact } from '../../customers/add-contact.server.ts'
import { clockTime } from '../../hours/clock-times.rules.ts'
import { notifyCustomer } from '../../orders/notify-customer.server.ts'
import type { Placing } from '../../orders/placing/placing-facts.server.ts'
import { readListNow, wordLines } from './list-now.server.ts'
import type { Standing } from './read-standing.server.ts'
import type { NotPlacedReason } from './standing-reasons.ts'
import { windowAt, windowsFor } from './standing-windows.server.ts'

/** The facts in each mail about a day of a standing order. */
const factsOfDay = ({ startsMinute, endsMinute }: Standing, day: string) => ({
  ...{ day, starts: clockTime(startsMinute), ends: clockTime(endsMinute) },
})

/** Reads the branch that hands a day over; undefined if it has no window then. */
const branchOn = async (database: Database, standing: Standing, day: string, now: Date) =>
  windowAt(await windowsFor(database, standing, now), day, standing.startsMinute)?.branchId

/** Writes the mail of the day before: what is in the order, and what it costs as of now. */
export async function tellTomorrow(shop: Placing, standing: Standing, day: string): Promise<void> {
  const { database, clock, outbox } = shop
  const contact = await readContact(database, standing.custId)
  if (!contact?.email) return
  const branchId = (await branchOn(database, standing, day, clock())) ?? standing.branchId ?? undefined
  const { listName, lines } = await readListNow(database, standing, branchId)
  await outbox.add({
    ...{ channel: 'mail', template: 'standing-tomorrow', recipient: contact.email },
    data: {
      ...{ firstName: contact.firstName, list: listName, custId: standing.custId },
      ...{ ...factsOfDay(standing, day), ...(await wordLines(database, lines)) },
    },
    dedupeKey: `standing-tomorrow ${standing.standingId} ${day}`,
  })
}

/** Writes the mail that nothing was placed for a day, with the reason. */
export async function tellNotPlaced(
  { database, outbox }: Placing,
  standing: Standing,
  { day, reason }: { day: string; reason: NotPlacedReason },
): Promise<void> {
  const contact = await readContact(database, standing.custId)
  if (!contact?.email) return
  const { listName } = await readListNow(database, standing, standing.branchId ?? undefined)
  await outbox.add({
    ...{ channel: 'mail', template: 'standing-not-placed', recipient: contact.email },
    data: {
      ...{ firstName: contact.firstName, list: listName, custId: standing.custId, reason },
      ...factsOfDay(standing, day),
    },
    dedupeKey: `standing-not-placed ${standing.standingId} ${day}`,
  })
}

/** The products that an order was placed without, as its mail lists them. */
type LeftOut = Awaited<ReturnType<typeof wordLines>>['goods']

/** Writes the mail about what an order was placed without. */
export async function tellLeftOut(
  shop: Placing,
  { custId }: Standing,
  { orderId, goods }: { orderId: number; goods: LeftOut },
): Promise<void> {
  if (goods.length === 0) return
  const contact = await readContact(shop.database, custId)
  await notifyCustomer(shop, {
    ...{ template: 'standing-left-out', orderId, custId, email: contact?.email, data: { goods } },
    dedupeKey: `standing-left-out ${orderId}`,
  })
}
