import { and, eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { readEditable } from '../desk/plan-edit.server.ts'
import { mayEdit } from '../order-states.rules.ts'
import { orderOfLink } from '../own/order-of-link.server.ts'
import { settleOffer } from './settle-offer.server.ts'
import { type answerStates, answerSubstitute } from './swaps.contract.ts'
import { substitutionOffers } from './swaps.tables.server.ts'

/** Answers to the questions about one order. */
const answersOfOrder: Limit = { name: 'swap-answer', most: 60, seconds: 3600 }

type State = (typeof answerStates)[number]

export const answerAnswerSubstitute = handlePrepared(
  answerSubstitute,
  async (input, { database, limits }) => {
    const orderId = await orderOfLink(database, input)
    if (orderId === undefined) return refuse(answerSubstitute, 'NOT_FOUND', undefined)
    await limits.spend(answersOfOrder, String(orderId))
    return orderId
  },
  async ({ offerId, accepts }, shop, orderId) => {
    const { database, clock } = shop
    const found = await readEditable(database, orderId, { lock: true, branches: 'all' })
    // Read after the lock: a question ends only while its order is locked.
    const [offer] = await database
      .select()
      .from(substitutionOffers)
      .where(and(eq(substitutionOffers.offerId, offerId), eq(substitutionOffers.orderId, orderId)))
    if (!found || !offer) return refuse(answerSubstitute, 'NOT_FOUND', undefined)
    const ended = (state: State) => refuse(answerSubstitute, 'ENDED', { state })
    const line = found.items.find(({ orderItemId }) => orderItemId === offer.orderItemId)
    const isLeftOut = offer.state === 'WITHDRAWN' && line?.itemStatus === 'UNAVAILABLE'
    if (offer.state !== 'OPEN') return ended(isLeftOut ? 'GONE' : (offer.state as State))
    if (offer.answerBy <= clock()) return ended('EXPIRED')
    if (!mayEdit(found.order.orderStatus)) return ended('WITHDRAWN')
    const answer = accepts ? ('ACCEPTED' as const) : ('DECLINED' as const)
    const editor = { name: 'customer', custId: null } as const
    const state = await settleOffer(shop, found, { offer, answer, editor })
    return state ? { state } : ended('WITHDRAWN')
  },
)
