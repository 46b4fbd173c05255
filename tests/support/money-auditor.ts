import type { Pool } from 'pg'
import { expect } from 'vitest'
import { PAYMENT_SUMS } from '../../shop/payments/books/money-sums.server.ts'
import { paymentsInvariants } from '../../shop/payments/books/payments.invariants.server.ts'
import { wrongBooks } from './books/wrong-books.ts'

/** The amounts of a payment at a provider, in minor units. */
export type Held = { intentId: string; taken: number; refunded: number; aside: number }

/** The invariants of money, and of what it buys. */
const OF_MONEY = [
  ...paymentsInvariants.map(({ name }) => name).filter(name => name !== 'ended-order-has-its-money'),
  ...['order-took-its-goods', 'unpaid-order-holds-its-goods', 'held-is-its-holds', 'nothing-is-below-zero'],
  ...['expired-order-is-rejected', 'payment-was-confirmed-once', 'late-payment-was-answered-once'],
]

/** Returns the errors in money and stock, in words; empty if they agree. `held`: the amounts at the provider. */
export async function auditMoney(pool: Pool, held: readonly Held[]): Promise<string[]> {
  const found = await wrongBooks(pool, OF_MONEY)
  const { rows } = await pool.query(
    `select intent_id as "intentId", taken::float8, refunded::float8,
       (case when authorised > 0 then authorised - taken - released else 0 end)::float8 as aside
     from ${PAYMENT_SUMS} p`,
  )
  const here = new Map((rows as Held[]).map(row => [row.intentId, row]))
  for (const there of held) {
    const row = here.get(there.intentId)
    if (row ? !isSame(row, there) : there.taken + there.aside > 0)
      found.push(`the provider holds other money than the ledger: ${JSON.stringify({ row, there })}`)
  }
  return found
}

const isSame = (one: Held, other: Held) =>
  one.taken === other.taken && one.refunded === other.refunded && (one.aside ?? 0) === other.aside

/** Returns the amounts at the practice provider. */
export async function heldByPractice(pool: Pool): Promise<Held[]> {
  const { rows } = await pool.query(
    `select intent_id as "intentId", taken::float8, refunded::float8, aside::float8 from practice_intents`,
  )
  return rows
}

/** Fails if money and stock do not agree. */
export async function expectMoneyAgrees(pool: Pool, held: readonly Held[]): Promise<void> {
  expect(await auditMoney(pool, held)).toEqual([])
}
