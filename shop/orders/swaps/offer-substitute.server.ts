import { eq, sql } from 'drizzle-orm'
import { rebook } from '../../availability/rebook.server.ts'
import { contacts } from '../../customers/customers.tables.server.ts'
import { Failure, refuse } from '../../lib/call.ts'
import { showTime } from '../../lib/dates/moments.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { planEdit } from '../desk/plan-edit.server.ts'
import { namesOf } from '../desk/short-of.server.ts'
import { readTextNumbers } from '../notify-customer.server.ts'
import { isPickedIn } from '../order-states.rules.ts'
import { orderEvents, orderItems, orders } from '../orders.tables.server.ts'
import { readPicking } from '../picking/find-picking.server.ts'
import { showLine } from '../picking/pick-item.server.ts'
import { claimOfOther, readLine } from '../picking/read-line.server.ts'
import { notify } from '../settle-order.server.ts'
import { endOffers } from './offers.server.ts'
import { answerBy } from './substitute.rules.ts'
import { swapWords } from './swap-words.server.ts'
import { offerSubstitute } from './swaps.contract.ts'
import { substitutionOffers } from './swaps.tables.server.ts'

export const answerOfferSubstitute = handle(offerSubstitute, async (input, shop) => {
  const { database, caller, clock, audit, changed } = shop
  const { orderItemId, version, productId, quantity } = input
  const line = await readLine(database, orderItemId, branchesWith(caller, 'picking'))
  if (!line) return refuse(offerSubstitute, 'NOT_FOUND', undefined)
  const { found, item } = line
  const { order } = found
  const { orderId, orderStatus } = order
  if (!isPickedIn(orderStatus)) return refuse(offerSubstitute, 'NOT_TO_PICK', { orderStatus })
  if (item.version !== version || item.itemStatus !== 'NEW')
    return refuse(offerSubstitute, 'CHANGED', showLine(item))
  const claim = await claimOfOther(line, shop)
  if (claim) return refuse(offerSubstitute, 'CLAIMED', claim)
  if (item.substitution === 'NONE') return refuse(offerSubstitute, 'NOT_WANTED', undefined)
  const now = clock()
  const until = answerBy(now, order.slotStartsAt, item.prepMinutes)
  if (!until) return refuse(offerSubstitute, 'TOO_LATE', undefined)
  if (!(await canBeAsked(shop, order))) return refuse(offerSubstitute, 'NO_ADDRESS', undefined)
  // Priced as it will be if the customer accepts it.
  const added = [{ productId, quantity, replaces: orderItemId }]
  const plan = await planEdit(database, found, { items: [], removed: [], added }, { agreed: false })
  if (plan instanceof Failure)
    return plan.name === 'NOT_SOLD'
      ? refuse(offerSubstitute, 'NOT_SOLD', undefined)
      : refuse(offerSubstitute, 'BAD_INPUT', undefined, wrongIn(plan.fields))
  const [priced] = plan.added
  if (!priced) throw new Error('A replacement was not priced')
  const { row } = priced
  await endOffers(
    database,
    found.offers.filter(offer => offer.orderItemId === orderItemId),
    { state: 'WITHDRAWN', endedAt: now },
  )
  const [offer] = await database
    .insert(substitutionOffers)
    .values({
      ...{ orderId, orderItemId, productId, steps: row.wantedSteps, quantityStep: row.quantityStep },
      ...{ linePrice: row.linePrice, lineCap: row.lineCap ?? row.linePrice, answerBy: until },
      ...{ offeredAt: now, offeredBy: caller.custId },
    })
    .returning()
  if (!offer) throw new Error('A question was not written')
  const raised = { version: sql`version + 1`, updatedBy: 'staff' }
  await database.update(orderItems).set(raised).where(eq(orderItems.orderItemId, orderItemId))
  await database.update(orders).set(raised).where(eq(orders.orderId, orderId))
  await database.insert(orderEvents).values({
    ...{ orderId, kind: 'ASKED', orderStatus },
    ...{ happenedBy: 'staff', custId: caller.custId, happenedAt: now },
  })
  const { timeZone } = await readSettings(database)
  await notify(shop, order, {
    template: 'order-swap-asked',
    data: { ...swapWords(order, item, row), until: showTime(until.toISOString(), timeZone) },
    dedupeKey: `order-swap-asked ${offer.offerId}`,
  })
  await audit.add({
    action: 'ask about a replacement',
    subject: 'order',
    subjectId: orderId,
    before: { productName: item.productName },
    after: { orderNum: order.orderNum, productName: row.productName },
  })
  changed('orders')
  const others = found.offers.filter(other => other.orderItemId !== orderItemId)
  const nothing = { items: [], removed: [], added: [] }
  const held = await planEdit(database, { ...found, offers: [...others, offer] }, nothing, { agreed: false })
  if (held instanceof Failure) throw new Error('The lines of an order cannot be planned')
  // Last, so that others who want the same products wait as briefly as possible; a refusal rolls back what was written.
  const cause = { cause: 'EDITED', orderId, movedAt: now, movedBy: caller.custId }
  const short = await rebook(database, held.wishes, { ...cause, besidesSlot: true })
  if (short.length) return refuse(offerSubstitute, 'OUT_OF_STOCK', { lines: namesOf(plan, short) })
  return readPicking(shop, orderId)
})

/** True if a message can reach the customer of an order. */
async function canBeAsked(
  { database }: Pick<Parameters<typeof notify>[0], 'database'>,
  { orderId, contactId, custId }: typeof orders.$inferSelect,
): Promise<boolean> {
  const [contact] = await database
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.contactId, contactId))
  if (contact?.email) return true
  return (await readTextNumbers(database, [{ orderId, custId }])).has(orderId)
}

/** The wrong fields of a question, from those of the added line. */
const wrongIn = (fields: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([field, says]) => [field.replace('added.0.', ''), says]))
