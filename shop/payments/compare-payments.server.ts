import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { handle } from '../lib/handler.server.ts'
import { listRows } from '../lib/list-rows.server.ts'
import { toDecimal } from '../lib/money.ts'
import { orders } from '../orders/orders.tables.server.ts'
import { findPaymentDifferences } from './order-money.contract.ts'
import { paymentDifferences, payments } from './payments.tables.server.ts'
import type { Desk } from './payments-desk.server.ts'
import { providerNamed } from './providers/providers.server.ts'
import { readSums, settlePayment } from './settle-payment.server.ts'

/** Payments opened within this many days are compared each night: money can still move in them. */
const DAYS = 120
/** The number of payments read from the database at once. */
const PAGE = 200

/**
 * Compares the ledger of each payment with its provider. A difference is first noted for staff, then settled as if an event
 * had reported it. Returns the number compared, the number that differed and the number that could not be read.
 */
export async function comparePayments(desk: Desk) {
  const done = { compared: 0, differing: 0, unanswered: 0 }
  let after = 0
  for (;;) {
    const page = await desk.database
      .select()
      .from(payments)
      .where(
        sql`${gt(payments.paymentId, after)} and ${payments.openedAt} > now() - make_interval(days => ${DAYS})`,
      )
      .orderBy(asc(payments.paymentId))
      .limit(PAGE)
    for (const payment of page) {
      if (desk.isStopping()) return done
      try {
        const isSame = await compareOne(desk, payment)
        done.compared += 1
        if (!isSame) done.differing += 1
      } catch (error) {
        done.unanswered += 1
        desk.report(error)
      }
    }
    const last = page.at(-1)
    if (!last) return done
    after = last.paymentId
  }
}

async function compareOne(desk: Desk, payment: typeof payments.$inferSelect): Promise<boolean> {
  const { paymentId, orderId, provider, intentId } = payment
  const there = await providerNamed(desk, provider)?.find(intentId)
  if (!there) return true
  const here = await readSums(desk.database, paymentId)
  if (here.TAKEN === there.taken && here.REFUNDED === there.refunded) return true
  const difference = {
    takenHere: here.TAKEN,
    takenThere: there.taken,
    refundedHere: here.REFUNDED,
    refundedThere: there.refunded,
  }
  await desk.inTransaction(async shop => {
    // A lasting difference is reported once, not every night.
    if (!(await wasReportedLast(shop.database, orderId, difference)))
      await shop.database
        .insert(paymentDifferences)
        .values({ paymentId, orderId, ...difference, foundAt: shop.clock() })
    await settlePayment(shop, orderId, there)
  })
  return false
}

type Difference = Record<'takenHere' | 'takenThere' | 'refundedHere' | 'refundedThere', number>

/** True if this is the last difference that was found for the payment of an order. */
async function wasReportedLast(
  database: Database,
  orderId: number,
  difference: Difference,
): Promise<boolean> {
  const [last] = await database
    .select()
    .from(paymentDifferences)
    .where(eq(paymentDifferences.orderId, orderId))
    .orderBy(desc(paymentDifferences.differenceId))
    .limit(1)
  const names = Object.keys(difference) as (keyof Difference)[]
  return last !== undefined && names.every(name => last[name] === difference[name])
}

export const answerFindPaymentDifferences = handle(findPaymentDifferences, async (input, { database }) => {
  const { orderBy, limit, offset } = listRows(
    input,
    { time: paymentDifferences.differenceId },
    paymentDifferences.differenceId,
  )
  const found = await database
    .select({
      difference: paymentDifferences,
      orderNum: orders.orderNum,
      exponent: orders.exponent,
      intentId: payments.intentId,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(paymentDifferences)
    .innerJoin(orders, sql`${orders.orderId} = ${paymentDifferences.orderId}`)
    .innerJoin(payments, sql`${payments.paymentId} = ${paymentDifferences.paymentId}`)
    .where(input.q.trim() ? sql`${orders.orderNum} = ${input.q.trim()}` : undefined)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return {
    rows: found.map(({ difference, orderNum, exponent, intentId }) => ({
      differenceId: difference.differenceId,
      orderId: difference.orderId,
      orderNum,
      intentId,
      takenHere: toDecimal(difference.takenHere, exponent),
      takenThere: toDecimal(difference.takenThere, exponent),
      refundedHere: toDecimal(difference.refundedHere, exponent),
      refundedThere: toDecimal(difference.refundedThere, exponent),
      foundAt: difference.foundAt.toISOString(),
    })),
    total: found[0]?.all ?? 0,
  }
})
