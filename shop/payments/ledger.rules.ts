import type { PaymentState } from '../orders/payment-states.rules.ts'
import type { CardOutcome, EntryKind } from './payment-words.ts'

/** The sums of a ledger, in minor units: everything ever authorized, captured, refunded and released. */
export type LedgerSums = Record<EntryKind, number>

/** A payment as its provider shows it at some moment; amounts in minor units, and only `aside` can ever fall. */
export type SeenPayment = {
  card: CardOutcome
  amount: number
  takenLater: boolean
  aside: number
  taken: number
  refunded: number
}

/** Returns the sums of a ledger. */
export function sumsOf(entries: readonly { kind: string; amount: number }[]): LedgerSums {
  const sum = (kind: EntryKind) =>
    entries.reduce((all, entry) => (entry.kind === kind ? all + entry.amount : all), 0)
  return {
    AUTHORISED: sum('AUTHORISED'),
    TAKEN: sum('TAKEN'),
    REFUNDED: sum('REFUNDED'),
    RELEASED: sum('RELEASED'),
  }
}

/**
 * Returns the sums of an order that was paid by several payments. The amount on hold stays the sum of what each of them holds: a
 * payment that was captured at once holds nothing.
 */
export function combined(all: readonly LedgerSums[]): LedgerSums {
  const sum = (kind: EntryKind) => all.reduce((total, sums) => total + sums[kind], 0)
  const [TAKEN, REFUNDED, RELEASED] = [sum('TAKEN'), sum('REFUNDED'), sum('RELEASED')]
  const aside = all.reduce((total, sums) => total + asideOf(sums), 0)
  const AUTHORISED = sum('AUTHORISED') === 0 ? 0 : aside + TAKEN + RELEASED
  return { AUTHORISED, TAKEN, REFUNDED, RELEASED }
}

/** Returns the combined sums of the entries of several payments. */
export function sumsOfAll(
  entries: readonly { paymentId: number; kind: string; amount: number }[],
): LedgerSums {
  const ids = [...new Set(entries.map(({ paymentId }) => paymentId))]
  return combined(ids.map(id => sumsOf(entries.filter(({ paymentId }) => paymentId === id))))
}

/**
 * Returns the entries that a ledger needs to match what the provider shows. The provider's state may be old: it never
 * reverses an existing entry.
 */
export function missingEntries(sums: LedgerSums, seen: SeenPayment): { kind: EntryKind; amount: number }[] {
  const isAside = seen.takenLater && (seen.card === 'put aside' || seen.card === 'taken')
  const wanted: LedgerSums = {
    AUTHORISED: isAside ? seen.amount : sums.AUTHORISED,
    TAKEN: seen.taken,
    REFUNDED: seen.refunded,
    RELEASED: 0,
  }
  if (seen.card === 'cancelled') wanted.RELEASED = sums.AUTHORISED
  else if (seen.takenLater && seen.card === 'taken') wanted.RELEASED = wanted.AUTHORISED - seen.taken
  return (['AUTHORISED', 'TAKEN', 'REFUNDED', 'RELEASED'] as const).flatMap(kind => {
    const amount = wanted[kind] - sums[kind]
    return amount > 0 ? [{ kind, amount }] : []
  })
}

/**
 * Returns the amount that is authorized and neither captured nor released, in minor units; always 0 if payments are captured
 * at once.
 */
export const asideOf = ({ AUTHORISED, TAKEN, RELEASED }: LedgerSums): number =>
  AUTHORISED === 0 ? 0 : AUTHORISED - TAKEN - RELEASED

/** Returns the amount that the shop has of a payment, in minor units. */
export const retainedOf = ({ TAKEN, REFUNDED }: LedgerSums): number => TAKEN - REFUNDED

/**
 * Returns the part of a total that is still to be paid, in minor units; below 0 if too much was paid. A refund of more than that
 * was goodwill, and lowered the total. `refunding`: refunds in progress.
 */
export const dueOf = (total: number, { TAKEN, REFUNDED }: LedgerSums, refunding: number): number =>
  total - TAKEN + REFUNDED + refunding

/** Returns the payment state of an order by its ledger; undefined if no money has come yet. */
export function stateOf(sums: LedgerSums): PaymentState | undefined {
  if (asideOf(sums) > 0) return 'AUTHORISED'
  if (sums.TAKEN > 0) {
    if (sums.REFUNDED === 0) return 'PAID'
    return sums.REFUNDED < sums.TAKEN ? 'PART_REFUNDED' : 'REFUNDED'
  }
  return sums.AUTHORISED === 0 ? undefined : 'RELEASED'
}

const ended: readonly CardOutcome[] = ['taken', 'cancelled']

/** Returns the later of two states, the known and the seen: a payment that has ended does not begin again. */
export const laterOutcome = (known: CardOutcome, seen: CardOutcome): CardOutcome =>
  ended.includes(known) || (known === 'put aside' && !ended.includes(seen)) ? known : seen
