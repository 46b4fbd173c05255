import type { PaymentState } from '../orders/payment-states.rules.ts'
import type { CardOutcome, EntryKind } from './payment-words.ts'

/** What a ledger comes to, in minor units: all that was ever put aside, taken, given back and let go. */
export type LedgerSums = Record<EntryKind, number>

/** A payment as its provider shows it at some moment; amounts in minor units, and none of them ever falls but `aside`. */
export type SeenPayment = {
  card: CardOutcome
  amount: number
  takenLater: boolean
  aside: number
  taken: number
  refunded: number
}

/** What a ledger comes to. */
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
 * The entries that a ledger lacks so that it says what the provider shows. What was seen may be old: it never takes anything
 * back that is written.
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

/** What is put aside now and neither taken nor let go, in minor units; of what is taken at once there is never anything. */
export const asideOf = ({ AUTHORISED, TAKEN, RELEASED }: LedgerSums): number =>
  AUTHORISED === 0 ? 0 : AUTHORISED - TAKEN - RELEASED

/** What the shop has of a payment, in minor units. */
export const keptOf = ({ TAKEN, REFUNDED }: LedgerSums): number => TAKEN - REFUNDED

/**
 * What of a total is still to be paid, in minor units; below 0 where too much was paid. What was given back beyond that was a
 * kindness, and is not asked for again. `refunding`: what is on its way back.
 */
export function dueOf(total: number, { TAKEN, REFUNDED }: LedgerSums, refunding: number): number {
  const tooMuch = TAKEN - total
  return tooMuch <= 0 ? total - TAKEN : Math.min(0, REFUNDED + refunding - tooMuch)
}

/** How the money of an order stands by its ledger; nothing where none has come yet. */
export function stateOf(sums: LedgerSums): PaymentState | undefined {
  if (sums.TAKEN > 0) {
    if (sums.REFUNDED === 0) return 'PAID'
    return sums.REFUNDED < sums.TAKEN ? 'PART_REFUNDED' : 'REFUNDED'
  }
  if (sums.AUTHORISED === 0) return undefined
  return asideOf(sums) > 0 ? 'AUTHORISED' : 'RELEASED'
}

const ended: readonly CardOutcome[] = ['taken', 'cancelled']

/** Where a payment stands, of what is known and what was seen: what is over does not begin again. */
export const laterOutcome = (known: CardOutcome, seen: CardOutcome): CardOutcome =>
  ended.includes(known) || (known === 'put aside' && !ended.includes(seen)) ? known : seen
