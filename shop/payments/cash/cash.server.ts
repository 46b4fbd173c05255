import { type ParsedOf, refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { isBooking } from '../../orders/order-types.rules.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { isUnpaid, type PaymentState } from '../../orders/payment-states.rules.ts'
import { enterCash } from '../../orders/settle-cash.server.ts'
import { holdOrder } from '../../orders/settle-order.server.ts'
import { minorOf } from '../minor-of.ts'
import type { OrderMoney } from '../order-money.contract.ts'
import { badAmount } from '../order-money.server.ts'
import type { CashKind } from '../payment-words.ts'
import { cashEntries } from '../payments.tables.server.ts'
import { readMoney } from '../read-money.server.ts'
import { readOwed } from '../read-owed.server.ts'
import { payBackCash, receiveCash } from './cash.contract.ts'
import { balanceOf, type CashSums, cashStateOf, receivableOf } from './cash.rules.ts'
import { readCash } from './read-cash.server.ts'

type Order = typeof orders.$inferSelect

type CashCall = typeof receiveCash | typeof payBackCash

/** Refuses an amount above the most that is possible, in minor units. */
const notSoMuch = (call: CashCall, most: number, { exponent }: Order) =>
  refuse(
    call,
    'NOT_SO_MUCH',
    { most: toDecimal(most, exponent) },
    { amount: call.failures.NOT_SO_MUCH.says() },
  )

/** Locks an order with its cash, so that two people never receive or pay back the same; or returns the refusal. */
async function holdCash(
  call: CashCall,
  { database }: SignedInShop,
  { orderId, amount, seen }: Pick<ParsedOf<typeof receiveCash>, 'orderId' | 'amount' | 'seen'>,
) {
  const order = await holdOrder(database, orderId)
  if (!order) return refuse(call, 'NOT_FOUND', undefined)
  if (isBooking(order.orderType)) return refuse(call, 'BOOKING', undefined)
  if (isUnpaid(order.paymentState)) return refuse(call, 'UNPAID', undefined)
  const cash = await readCash(database, orderId)
  const cashBalance = toDecimal(balanceOf(cash), order.exponent)
  if (cashBalance !== seen) return refuse(call, 'CHANGED', { cashBalance })
  const minor = minorOf(amount, order.exponent)
  if (!minor) return refuse(call, 'BAD_INPUT', undefined, badAmount())
  return { order, cash, minor }
}

const after: Record<CashKind, (cash: CashSums, minor: number) => CashSums> = {
  IN: (cash, minor) => ({ ...cash, received: cash.received + minor }),
  UNDONE: (cash, minor) => ({ ...cash, received: cash.received - minor }),
  BACK: (cash, minor) => ({ ...cash, paidBack: cash.paidBack + minor }),
}
const actions = { IN: 'receive cash', BACK: 'pay back cash', UNDONE: 'undo cash' } as const

/** Writes an entry for the caller: the ledger, the order's state and history, and the audit. */
async function write(
  shop: SignedInShop,
  { order, cash, minor }: { order: Order; cash: CashSums; minor: number },
  { kind, reason }: { kind: CashKind; reason: string },
): Promise<OrderMoney> {
  const { database, clock, caller, audit } = shop
  const { orderId, exponent } = order
  await database.insert(cashEntries).values({
    ...{ orderId, kind, amount: minor, reason },
    ...{ writtenBy: caller.custId, writtenAt: clock() },
  })
  const now = after[kind](cash, minor)
  const state =
    order.paymentMethod === 'CARD' ? (order.paymentState as PaymentState) : cashStateOf(order.grandTotal, now)
  await enterCash(shop, order, { kind: `CASH_${kind}`, amount: minor, reason: reason || null, state })
  await audit.add({
    action: actions[kind],
    subject: 'order',
    subjectId: orderId,
    before: { cash: toDecimal(balanceOf(cash), exponent) },
    after: {
      orderNum: order.orderNum,
      cash: toDecimal(balanceOf(now), exponent),
      ...(reason ? { reason } : {}),
    },
  })
  return (await readMoney(database, orderId)) as OrderMoney
}

export const answerReceiveCash = handle(receiveCash, async (input, shop) => {
  const held = await holdCash(receiveCash, shop, input)
  if (!('order' in held)) return held
  const { order, cash, minor } = held
  const most = receivableOf({ ...(await readOwed(shop.database, order)), cash })
  if (minor > most) return notSoMuch(receiveCash, most, order)
  return write(shop, held, { kind: 'IN', reason: '' })
})

export const answerPayBackCash = handle(payBackCash, async (input, shop) => {
  const held = await holdCash(payBackCash, shop, input)
  if (!('order' in held)) return held
  const { order, cash, minor } = held
  const most = balanceOf(cash)
  if (minor > most) return notSoMuch(payBackCash, most, order)
  return write(shop, held, { kind: input.mistake ? 'UNDONE' : 'BACK', reason: input.reason.trim() })
})
