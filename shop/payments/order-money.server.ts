import { randomUUID } from 'node:crypto'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal } from '../lib/money.ts'
import { branchesWith } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { forgive } from './goodwill.server.ts'
import { asideOf } from './ledger.rules.ts'
import { minorOf } from './minor-of.ts'
import { findOrderMoney, type OrderMoney, refundPayment, takePayment } from './order-money.contract.ts'
import { readMoney } from './read-money.server.ts'
import { partsOfRefund } from './refunds/parts-of-refund.server.ts'
import { type HeldPayment, holdPayment, holdPayments, isAsked } from './settle-payment.server.ts'
import { askTask } from './tasks/ask-task.server.ts'

export const answerFindOrderMoney = handle(
  findOrderMoney,
  async ({ orderId }, { database, caller }) =>
    (await readMoney(database, orderId, branchesWith(caller, 'orders'))) ??
    refuse(findOrderMoney, 'NOT_FOUND', undefined),
)

type Asked = { kind: 'TAKE' | 'REFUND'; amount: number; reason: string }

/** Creates a task for the provider in the caller's name, and audits it. */
async function askAs(
  shop: SignedInShop,
  { order, payment }: Pick<HeldPayment, 'order' | 'payment'>,
  { kind, amount, reason }: Asked,
) {
  const { database, caller, audit } = shop
  const { orderId, orderNum } = order
  const { custId: askedBy } = caller
  const cause = `${kind} ${orderId} ${randomUUID()}`
  await askTask(shop, { paymentId: payment.paymentId, orderId, kind, amount, reason, cause, askedBy })
  await audit.add({
    action: kind === 'TAKE' ? 'take payment' : 'refund',
    subject: 'order',
    subjectId: orderId,
    after: { orderNum, amount: toDecimal(amount, order.exponent), reason },
  })
  return (await readMoney(database, orderId)) as OrderMoney
}

/** The error of an amount that has more decimals than the currency, or that is too large. */
export const badAmount = () => ({ amount: m.payments_amount_wrong() })

export const answerTakePayment = handle(takePayment, async ({ orderId, amount }, shop) => {
  const branches = branchesWith(shop.caller, 'orders')
  const held =
    (await holdPayment(shop.database, orderId, ({ sums }) => asideOf(sums) > 0, branches)) ??
    (await holdPayment(shop.database, orderId, () => true, branches))
  if (!held) return refuse(takePayment, 'NOT_FOUND', undefined)
  const minor = minorOf(amount, held.order.exponent)
  const aside = asideOf(held.sums)
  // An authorization that is being released, as the order was rejected or expired, is not captured.
  const isOver = held.order.orderStatus === 'REJECTED' || held.order.paymentState !== 'AUTHORISED'
  if (aside <= 0 || isOver || (await isAsked(shop.database, orderId)))
    return refuse(takePayment, 'NOTHING_ASIDE', undefined)
  // The bank holds the most that a weighed order may cost: nobody pays more than it does cost.
  if (!minor || minor > Math.min(aside, held.order.grandTotal - held.order.paid))
    return refuse(takePayment, 'BAD_INPUT', undefined, badAmount())
  return askAs(shop, held, { kind: 'TAKE', amount: minor, reason: 'taken by hand' })
})

export const answerRefundPayment = handle(refundPayment, async ({ orderId, amount, reason }, shop) => {
  const { database, caller } = shop
  const found = await holdPayments(database, orderId, branchesWith(caller, 'orders'))
  if (!found?.held.length) return refuse(refundPayment, 'NOT_FOUND', undefined)
  const { order, held } = found
  const { exponent } = order
  const minor = minorOf(amount, exponent)
  if (!minor) return refuse(refundPayment, 'BAD_INPUT', undefined, badAmount())
  // The latest payment is refunded first.
  const { parts, left } = await partsOfRefund(database, held, minor)
  if (left > 0) return refuse(refundPayment, 'NOT_SO_MUCH', { most: toDecimal(minor - left, exponent) })
  for (const { payment, amount: part } of parts)
    await askAs(shop, { order, payment }, { kind: 'REFUND', amount: part, reason })
  await forgive(shop, order, { refund: minor, reason })
  return (await readMoney(database, orderId)) as OrderMoney
})
