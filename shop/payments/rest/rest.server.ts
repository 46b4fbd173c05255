import { and, eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle, handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { isBooking } from '../../orders/order-types.rules.ts'
import { orders } from '../../orders/orders.tables.server.ts'
import { isUnpaid } from '../../orders/payment-states.rules.ts'
import { holdOrder } from '../../orders/settle-order.server.ts'
import { minorOf } from '../minor-of.ts'
import type { OrderMoney } from '../order-money.contract.ts'
import { badAmount } from '../order-money.server.ts'
import { readByLink, readToPay, showPayable, type ToPay } from '../order-to-pay.server.ts'
import { paymentRequests } from '../payments.tables.server.ts'
import { readMoney } from '../read-money.server.ts'
import { agreeToRest, askForRest, withdrawRest } from './rest.contract.ts'
import { readRestDue } from './rest-due.server.ts'
import { isStillAsked } from './still-asked.server.ts'
import { withdrawRequest, writeRequest } from './write-request.server.ts'

/** The rate limit of consents to an order. */
const consents: Limit = { name: 'agree-to-rest', most: 30, seconds: 900 }

export const answerAskForRest = handle(askForRest, async ({ orderId, amount, reason }, shop) => {
  const { database, caller, audit } = shop
  const order = await holdOrder(database, orderId, branchesWith(caller, 'orders'))
  if (!order) return refuse(askForRest, 'NOT_FOUND', undefined)
  const { orderType, orderNum, exponent, paymentMethod, paymentState } = order
  if (paymentMethod !== 'CARD' || isUnpaid(paymentState) || isBooking(orderType))
    return refuse(askForRest, 'NOT_BY_CARD', undefined)
  const minor = minorOf(amount, exponent)
  if (!minor) return refuse(askForRest, 'BAD_INPUT', undefined, badAmount())
  const most = await readRestDue(database, order)
  if (minor > most)
    return refuse(
      askForRest,
      'NOT_SO_MUCH',
      { most: toDecimal(most, exponent) },
      { amount: askForRest.failures.NOT_SO_MUCH.says() },
    )
  await writeRequest(shop, order, { amount: minor, reason: reason.trim(), askedBy: caller.custId })
  await audit.add({
    action: 'ask for rest',
    subject: 'order',
    subjectId: orderId,
    after: { orderNum, amount, reason: reason.trim() },
  })
  return (await readMoney(database, orderId)) as OrderMoney
})

export const answerWithdrawRest = handle(withdrawRest, async ({ orderId }, shop) => {
  const { database, caller, audit, changed } = shop
  const order = await holdOrder(database, orderId, branchesWith(caller, 'orders'))
  if (!order) return refuse(withdrawRest, 'NOT_FOUND', undefined)
  if (await withdrawRequest(shop, orderId)) {
    await audit.add({
      ...{ action: 'withdraw rest', subject: 'order', subjectId: orderId },
      after: { orderNum: order.orderNum },
    })
    changed('orders')
  }
  return (await readMoney(database, orderId)) as OrderMoney
})

export const answerAgreeToRest = handlePrepared(
  agreeToRest,
  async (input, shop) => {
    const found = await readByLink(shop, input)
    if (!found) return refuse(agreeToRest, 'NOT_FOUND', undefined)
    await shop.limits.spend(consents, String(found.order.orderId))
    return { orderId: found.order.orderId }
  },
  async ({ amount }, shop, { orderId }) => {
    const { database, clock } = shop
    const order = await holdOrder(database, orderId)
    if (!order) return refuse(agreeToRest, 'NOT_FOUND', undefined)
    const open = and(eq(paymentRequests.orderId, orderId), eq(paymentRequests.state, 'OPEN'))
    const [request] = await database.select().from(paymentRequests).where(open)
    const isSame = request && toDecimal(request.amount, order.exponent) === amount
    if (!isSame || !(await isStillAsked(shop, order, request)))
      return refuse(agreeToRest, 'CHANGED', undefined)
    if (!request.agreedAt) await database.update(paymentRequests).set({ agreedAt: clock() }).where(open)
    return showPayable((await readToPay(shop, eq(orders.orderId, orderId))) as ToPay, shop)
  },
)
