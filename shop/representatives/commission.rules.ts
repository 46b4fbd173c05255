import { portion } from '../lib/money.ts'

/** 100 per cent, in hundredths of a per cent. */
export const WHOLE = 10_000

/**
 * Returns a representative's earnings from an order, in minor units: a share of its products, without tax and delivery,
 * rounded half up.
 */
export const commissionOf = (goods: number, basisPoints: number): number =>
  goods <= 0 || basisPoints <= 0 ? 0 : portion(goods, Math.min(basisPoints, WHOLE), WHOLE)

/** A line of the ledger: earnings are credits; reversals and payments are debits. */
export type LedgerLine = { kind: 'EARNED' | 'REVERSED' | 'REOPENED' | 'PAID'; amount: number }

/** Returns the sums of the ledger, in minor units. `due` is what the shop owes; below 0 it has paid too much. */
export function ledgerSums(lines: readonly LedgerLine[]) {
  const sum = (kind: LedgerLine['kind']) =>
    lines.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0)
  const [earned, reversed, paid] = [sum('EARNED'), sum('REVERSED') + sum('REOPENED'), sum('PAID')]
  return { earned: earned + reversed, paid: paid === 0 ? 0 : -paid, due: earned + reversed + paid }
}
