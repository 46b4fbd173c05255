import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { holdAccount } from '../customers/sign-in/hold-account.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal, toMinor } from '../lib/money.ts'
import { m } from '../messages/m.ts'
import { exponentOf } from '../settings/currencies.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { readRepresentative } from './read-representatives.server.ts'
import { payCommission, type Representative, reverseCommission } from './representatives.contract.ts'
import { commissions, representatives } from './representatives.tables.server.ts'

/**
 * Locks a representative's ledger: other payments wait, so that nobody is paid more than they are owed, or erased during a
 * payment.
 */
async function holdLedger(database: Database, custId: number): Promise<boolean> {
  if (!(await holdAccount(database, custId))) return false
  const found = await database
    .select({ custId: representatives.custId })
    .from(representatives)
    .where(eq(representatives.custId, custId))
    .for('no key update')
  return found.length > 0
}

export const answerPayCommission = handle(payCommission, async (input, shop) => {
  const { database, caller, clock, audit } = shop
  const { custId, amount, note } = input
  if (caller.custId === custId) return refuse(payCommission, 'OWN_ACCOUNT', undefined)
  const { currency } = await readSettings(database)
  const code = input.currency ?? currency.code
  const exponent = exponentOf(code)
  const minor = toMinor(amount, exponent)
  if (toDecimal(minor, exponent) !== amount)
    return refuse(payCommission, 'BAD_INPUT', undefined, { amount: m.representatives_people_amount_wrong() })
  if (!(await holdLedger(database, custId))) return refuse(payCommission, 'NOT_FOUND', undefined)
  const [sums] = await database
    .select({ due: sql<string>`coalesce(sum(${commissions.amount}), 0)` })
    .from(commissions)
    .where(
      and(eq(commissions.custId, custId), eq(commissions.currency, code), eq(commissions.exponent, exponent)),
    )
  const due = Number(sums?.due ?? 0)
  if (minor > due)
    return refuse(
      payCommission,
      'TOO_MUCH',
      { due: toDecimal(due, exponent) },
      { amount: payCommission.failures.TOO_MUCH.says() },
    )
  const { custId: writtenBy } = caller
  await database.insert(commissions).values({
    custId,
    kind: 'PAID',
    amount: -minor,
    currency: code,
    exponent,
    note,
    writtenBy,
    writtenAt: clock(),
  })
  await audit.add({
    action: 'pay',
    subject: 'representative',
    subjectId: custId,
    before: { due: toDecimal(due, exponent) },
    after: { due: toDecimal(due - minor, exponent), paid: amount, currency: code, note },
  })
  return (await readRepresentative(database, custId)) as Representative
})

export const answerReverseCommission = handle(reverseCommission, async ({ orderId, note }, shop) => {
  const { database, caller, clock, audit } = shop
  const [earned] = await database
    .select()
    .from(commissions)
    .where(and(eq(commissions.orderId, orderId), eq(commissions.kind, 'EARNED')))
    .orderBy(desc(commissions.round))
    .limit(1)
  if (!earned) return refuse(reverseCommission, 'NOT_FOUND', undefined)
  const opened = and(
    eq(commissions.orderId, orderId),
    eq(commissions.kind, 'REOPENED'),
    eq(commissions.round, earned.round),
  )
  if (await database.$count(commissions, opened)) return refuse(reverseCommission, 'REVERSED', undefined)
  const { commissionId: _, writtenAt: __, ...row } = earned
  const { custId: writtenBy } = caller
  const written = await database
    .insert(commissions)
    .values({ ...row, kind: 'REVERSED', amount: -earned.amount, note, writtenBy, writtenAt: clock() })
    .onConflictDoNothing({ target: [commissions.orderId, commissions.kind, commissions.round] })
    .returning({ commissionId: commissions.commissionId })
  if (written.length === 0) return refuse(reverseCommission, 'REVERSED', undefined)
  const amount = toDecimal(earned.amount, earned.exponent)
  await audit.add({
    action: 'take back commission',
    subject: 'representative',
    subjectId: earned.custId,
    after: { orderId, amount: -amount, note },
  })
  const found = await readRepresentative(database, earned.custId)
  return found ?? refuse(reverseCommission, 'NOT_FOUND', undefined)
})
