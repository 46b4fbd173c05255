import { Failure } from '../../lib/call.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { type Editable, type Editor, planEdit } from '../desk/plan-edit.server.ts'
import { writeChange } from '../desk/write-edit.server.ts'
import { orderEvents } from '../orders.tables.server.ts'
import { notifySwap } from '../picking/notify-swap.server.ts'
import { notify, type Settling } from '../settle-order.server.ts'
import { endOffers, type OpenOffer } from './offers.server.ts'

/** The end of a question that changes its line. */
type Answer = 'ACCEPTED' | 'DECLINED' | 'EXPIRED'

const kinds = { ACCEPTED: 'ACCEPTED', DECLINED: 'DECLINED', EXPIRED: 'UNANSWERED' } as const

/**
 * Ends an open question, in the running transaction: the product replaces the line if it was accepted, otherwise the line is left
 * out. The caller has locked the order. Returns false, with nothing written, if the question had ended or the product is no longer
 * sold.
 */
export async function settleOffer(
  shop: Settling,
  found: Editable,
  { offer, answer, editor }: { offer: OpenOffer; answer: Answer; editor: Editor },
): Promise<boolean> {
  const { database, clock } = shop
  const { orderId, orderStatus } = found.order
  const { offerId, orderItemId, productId } = offer
  const item = found.items.find(one => one.orderItemId === orderItemId)
  if (!item) return false
  const instead = { productId, quantity: toQuantity(offer.steps, offer.quantityStep) }
  const change =
    answer === 'ACCEPTED'
      ? { items: [], removed: [], added: [{ ...instead, replaces: orderItemId, most: offer.lineCap }] }
      : { items: [{ orderItemId, itemStatus: 'UNAVAILABLE' as const }], removed: [], added: [] }
  const others = { ...found, offers: found.offers.filter(one => one.offerId !== offerId) }
  const plan = await planEdit(database, others, change, { agreed: false, by: editor.name })
  if (plan instanceof Failure) return false
  if ((await endOffers(database, [offer], { state: answer, endedAt: clock() })) === 0) return false
  const short = await writeChange(shop, plan, { editor })
  if (short.length) throw new Error('A product that was held for its customer is short')
  await database.insert(orderEvents).values({
    ...{ orderId, kind: kinds[answer], orderStatus },
    ...{ happenedBy: editor.name, happenedAt: clock() },
  })
  if (answer === 'ACCEPTED') await notifySwap(shop, plan, item)
  if (answer === 'EXPIRED')
    await notify(shop, found.order, {
      template: 'order-swap-unanswered',
      data: { was: item.productName },
      dedupeKey: `order-swap-unanswered ${offerId}`,
    })
  return true
}
