import { Failure } from '../../lib/call.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { type Editable, type Editor, planEdit } from '../desk/plan-edit.server.ts'
import { writeChange } from '../desk/write-edit.server.ts'
import { orderEvents } from '../orders.tables.server.ts'
import { notifySwaps } from '../picking/notify-swap.server.ts'
import { notify, type Settling } from '../settle-order.server.ts'
import { endOffers, type OpenOffer } from './offers.server.ts'

/** The end of a question that changes its line. */
type Answer = 'ACCEPTED' | 'DECLINED' | 'EXPIRED'

const byShop = { name: 'shop', custId: null } as const

/** The result: `GONE` if the product was accepted but is no longer sold, so that the line was left out. */
type Settled = Answer | 'GONE'

const kinds = { ACCEPTED: 'ACCEPTED', DECLINED: 'DECLINED', EXPIRED: 'UNANSWERED' } as const

/**
 * Ends an open question, in the running transaction: the product replaces the line if it was accepted and is still sold, otherwise the
 * line is left out. The caller has locked the order. Returns undefined, with nothing written, if the question had ended.
 */
export async function settleOffer(
  shop: Settling,
  found: Editable,
  { offer, answer, editor }: { offer: OpenOffer; answer: Answer; editor: Editor },
): Promise<Settled | undefined> {
  const { database, clock } = shop
  const { orderId, orderStatus } = found.order
  const { offerId, orderItemId, productId } = offer
  const item = found.items.find(one => one.orderItemId === orderItemId)
  if (!item) return undefined
  const instead = { productId, quantity: toQuantity(offer.steps, offer.quantityStep) }
  const replaced = {
    ...{ items: [], removed: [] },
    added: [{ ...instead, replaces: orderItemId, most: offer.lineCap }],
  }
  const leftOut = { items: [{ orderItemId, itemStatus: 'UNAVAILABLE' as const }], removed: [], added: [] }
  const others = { ...found, offers: found.offers.filter(one => one.offerId !== offerId) }
  const planned = await planEdit(database, others, answer === 'ACCEPTED' ? replaced : leftOut, {
    ...{ agreed: false, by: editor.name },
  })
  const isGone = answer === 'ACCEPTED' && planned instanceof Failure && planned.name === 'NOT_SOLD'
  const plan = isGone ? await planEdit(database, others, leftOut, { agreed: false, by: 'shop' }) : planned
  if (plan instanceof Failure) return undefined
  const state = isGone ? 'WITHDRAWN' : answer
  if ((await endOffers(database, [offer], { state, endedAt: clock() })) === 0) return undefined
  const written = isGone
    ? { editor: byShop, note: m.orders_offer_gone({ name: item.productName }) }
    : { editor }
  const short = await writeChange(shop, plan, written)
  if (short.length) throw new Error('A product that was held for its customer is short')
  if (isGone) return 'GONE'
  await database.insert(orderEvents).values({
    ...{ orderId, kind: kinds[answer], orderStatus },
    ...{ happenedBy: editor.name, happenedAt: clock() },
  })
  if (answer === 'ACCEPTED') await notifySwaps(shop, plan)
  if (answer === 'EXPIRED')
    await notify(shop, found.order, {
      template: 'order-swap-unanswered',
      data: { was: item.productName },
      dedupeKey: `order-swap-unanswered ${offerId}`,
    })
  return answer
}
