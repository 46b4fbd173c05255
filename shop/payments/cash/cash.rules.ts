import type { PaymentState } from '../../orders/payment-states.rules.ts'
import { asideOf, dueOf, type LedgerSums } from '../ledger.rules.ts'
import type { CashKind } from '../payment-words.ts'

/**
 * The cash of an order in minor units: received, without what was written by mistake, paid back, and what no coin can pay, which
 * counts as received.
 */
export type CashSums = { received: number; paidBack: number; rounded: number }

/** Returns the sums of an order's cash. */
export function cashSumsOf(entries: readonly { kind: CashKind; amount: number }[]): CashSums {
  const sum = (kind: CashKind) =>
    entries.reduce((all, entry) => (entry.kind === kind ? all + entry.amount : all), 0)
  return { received: sum('IN') - sum('UNDONE'), paidBack: sum('BACK'), rounded: sum('ROUNDED') }
}

/** Returns the cash that the shop has of an order, in minor units. */
export const balanceOf = ({ received, paidBack }: CashSums): number => received - paidBack

/** Returns the sums of a card's ledger with those of the cash: all that was paid, and all that was returned. */
export const withCash = (sums: LedgerSums, { received, paidBack, rounded }: CashSums): LedgerSums => ({
  ...sums,
  TAKEN: sums.TAKEN + received + rounded,
  REFUNDED: sums.REFUNDED + paidBack,
})

type Owed = { total: number; sums: LedgerSums; cash: CashSums; refunding: number }

/** Returns what an order costs beyond what was paid and what a card has on hold, in minor units. */
export const restOf = ({ total, sums, cash, refunding }: Owed): number =>
  Math.max(0, dueOf(total, withCash(sums, cash), refunding) - Math.max(0, asideOf(sums)))

/**
 * Returns what has to be entered as rounded once this much is due, in minor units: all of it if it is less than a coin. Nobody pays
 * more than an order costs, so that nothing is rounded up. An order that has no cash any more has nothing rounded either.
 */
export function roundingOf({ due, cash, coin }: { due: number; cash: CashSums; coin: number }): number {
  if (balanceOf(cash) === 0) return -cash.rounded
  return due > 0 && due < coin ? due : 0
}

/** Returns the payment state of an order that is paid in cash; `total` in minor units. */
export function cashStateOf(total: number, cash: CashSums): PaymentState {
  const paid = balanceOf(cash) + cash.rounded
  if (cash.received === 0) return 'ON_DELIVERY'
  if (cash.paidBack > 0 && paid < total) return balanceOf(cash) === 0 ? 'REFUNDED' : 'PART_REFUNDED'
  return paid >= total ? 'PAID' : 'ON_DELIVERY'
}
