import { portion } from '../lib/money.ts'

/** All of something in hundredths of a per cent. */
export const WHOLE = 10_000

/** What a representative earns by an order, in minor units: a share of its goods, without tax and delivery, half up. */
export const commissionOf = (goods: number, basisPoints: number): number =>
  goods <= 0 || basisPoints <= 0 ? 0 : portion(goods, Math.min(basisPoints, WHOLE), WHOLE)

/** A line of the ledger: what was earned counts for, what was taken back or paid against a representative. */
export type LedgerLine = { kind: 'EARNED' | 'REVERSED' | 'PAID'; amount: number }

/** What the ledger comes to, in minor units. `due` is owed by the shop; below 0 it was paid too much. */
export function ledgerSums(lines: readonly LedgerLine[]) {
  const sum = (kind: LedgerLine['kind']) =>
    lines.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0)
  const [earned, reversed, paid] = [sum('EARNED'), sum('REVERSED'), sum('PAID')]
  return { earned: earned + reversed, paid: paid === 0 ? 0 : -paid, due: earned + reversed + paid }
}
