import { type ParsedOf, refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { giveDiscount } from '../../orders/give-discount.server.ts'
import { isBooking } from '../../orders/order-types.rules.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { isUnpaid, type PaymentState } from '../../orders/payment-states.rules.ts'
import { enterCash } from '../../orders/settle-cash.server.ts'
import { holdOrder } from '../../orders/settle-order.server.ts'
import { minorOf } from '../minor-of.ts'
import type { OrderMoney } from '../order-money.contract.ts'
import { badAmount } from '../order-money.server.ts'
import { cashEntries } from '../payments.tables.server.ts'
import { readDue } from '../read-due.server.ts'
import { readMoney } from '../read-money.server.ts'
import { readRestDue } from '../rest/rest-due.server.ts'
import { holdRunOfCash } from '../runs/run-cash.server.ts'
import { payBackCash, receiveCash } from './cash.contract.ts'
import { balanceOf, type CashSums, cashStateOf, cashSumsOf, roundingOf } from './cash.rules.ts'
import { readCash } from './read-cash.server.ts'
import { readCoin } from './read-coin.server.ts'

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
  { database, caller }: SignedInShop,
  { orderId, amount, seen }: Pick<ParsedOf<typeof receiveCash>, 'orderId' | 'amount' | 'seen'>,
) {
  const order = await holdOrder(database, orderId, branchesWith(caller, 'orders'))
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

const actions = { IN: 'receive cash', BACK: 'pay back cash', UNDONE: 'undo cash' } as const

type Written = {
  kind: keyof typeof actions
  reason: string
  /** The amount that is due once it is written, in minor units; below 0 if the order still has too much. */
  due: number
  /** The run of a driver whose cash it is. */
  runId?: number | null
}

/** Writes an entry for the caller, and what no coin can pay: the ledger, the order's state and history, and the audit. */
export async function writeCash(
  shop: SignedInShop,
  { order, cash, minor }: { order: Order; cash: CashSums; minor: number },
  { kind, reason, due, runId = null }: Written,
): Promise<OrderMoney> {
  const { database, clock, caller, audit } = shop
  const { orderId, exponent } = order
  const coin = await readCoin(database, exponent)
  const moved = sumOf(cash, cashSumsOf([{ kind, amount: minor }]))
  const rounded = roundingOf({ due, cash: moved, coin })
  const now = { ...moved, rounded: moved.rounded + rounded }
  const entry = { orderId, writtenBy: caller.custId, writtenAt: clock() }
  await database
    .insert(cashEntries)
    .values([
      { ...entry, kind, amount: minor, reason, runId },
      ...(rounded === 0 ? [] : [{ ...entry, kind: 'ROUNDED' as const, amount: rounded }]),
    ])
  // A goodwill refund lowers what the order costs: its state says that it was paid.
  const state =
    order.paymentMethod === 'CARD' ? (order.paymentState as PaymentState) : cashStateOf(order.grandTotal, now)
  const isReturned = kind === 'BACK' && order.orderStatus !== 'REJECTED'
  const goodwill = isReturned ? Math.min(due, minor) - rounded : 0
  const priced = goodwill > 0 ? await giveDiscount(database, order, { amount: goodwill, reason }) : order
  await enterCash(shop, priced, { kind: `CASH_${kind}`, amount: minor, reason: reason || null, state })
  await audit.add({
    action: actions[kind],
    subject: 'order',
    subjectId: orderId,
    before: { cash: toDecimal(balanceOf(cash), exponent) },
    after: {
      orderNum: order.orderNum,
      cash: toDecimal(balanceOf(now), exponent),
      ...(rounded === 0 ? {} : { rounded: toDecimal(rounded, exponent) }),
      ...(goodwill > 0 ? { discount: toDecimal(priced.discount, exponent) } : {}),
      ...(reason ? { reason } : {}),
    },
  })
  return (await readMoney(database, orderId)) as OrderMoney
}

const sumOf = (one: CashSums, other: CashSums): CashSums => ({
  received: one.received + other.received,
  paidBack: one.paidBack + other.paidBack,
  rounded: one.rounded + other.rounded,
})

export const answerReceiveCash = handle(receiveCash, async (input, shop) => {
  const held = await holdCash(receiveCash, shop, input)
  if (!('order' in held)) return held
  const { order, minor } = held
  const rest = await readRestDue(shop.database, order)
  if (minor > rest) return notSoMuch(receiveCash, rest, order)
  return writeCash(shop, held, { kind: 'IN', reason: '', due: rest - minor })
})

export const answerPayBackCash = handle(payBackCash, async (input, shop) => {
  const held = await holdCash(payBackCash, shop, input)
  if (!('order' in held)) return held
  const { order, cash, minor } = held
  const most = balanceOf(cash)
  if (minor > most) return notSoMuch(payBackCash, most, order)
  const due = (await readDue(shop.database, order)) + minor
  const reason = input.reason.trim()
  if (!input.mistake) return writeCash(shop, held, { kind: 'BACK', reason, due })
  const runId = await holdRunOfCash(shop.database, order.orderId)
  return writeCash(shop, held, { kind: 'UNDONE', reason, due, runId })
})
