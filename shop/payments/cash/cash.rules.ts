import type { PaymentState } from '../../orders/payment-states.rules.ts'
import { asideOf, dueOf, type LedgerSums } from '../ledger.rules.ts'
import type { CashKind } from '../payment-words.ts'

/** The cash of an order in minor units: received, without what was written by mistake, and paid back. */
export type CashSums = { received: number; paidBack: number }

/** Returns the sums of an order's cash. */
export function cashSumsOf(entries: readonly { kind: CashKind; amount: number }[]): CashSums {
  const sum = (kind: CashKind) =>
    entries.reduce((all, entry) => (entry.kind === kind ? all + entry.amount : all), 0)
  return { received: sum('IN') - sum('UNDONE'), paidBack: sum('BACK') }
}

/** Returns the cash that the shop has of an order, in minor units. */
export const balanceOf = ({ received, paidBack }: CashSums): number => received - paidBack

/** Returns the sums of a card's ledger with those of the cash: all that was paid, and all that was returned. */
export const withCash = (sums: LedgerSums, { received, paidBack }: CashSums): LedgerSums => ({
  ...sums,
  TAKEN: sums.TAKEN + received,
  REFUNDED: sums.REFUNDED + paidBack,
})

type Owed = { total: number; sums: LedgerSums; cash: CashSums; refunding: number }

/** Returns the cash that may still be received, in minor units: what is due, less what is on hold on a card. */
export const receivableOf = ({ total, sums, cash, refunding }: Owed): number =>
  Math.max(0, dueOf(total, withCash(sums, cash), refunding) - Math.max(0, asideOf(sums)))

/** Returns the payment state of an order that is paid in cash; `total` in minor units. */
export function cashStateOf(total: number, cash: CashSums): PaymentState {
  const balance = balanceOf(cash)
  if (cash.received === 0) return 'ON_DELIVERY'
  if (cash.paidBack > 0 && balance < total) return balance === 0 ? 'REFUNDED' : 'PART_REFUNDED'
  return balance >= total ? 'PAID' : 'ON_DELIVERY'
}
