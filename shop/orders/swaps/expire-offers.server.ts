import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { readEditable } from '../desk/plan-edit.server.ts'
import type { Settling } from '../settle-order.server.ts'
import { settleOffer } from './settle-offer.server.ts'
import { substitutionOffers } from './swaps.tables.server.ts'
import { withdrawOffers } from './withdraw-offers.server.ts'

/** Everything the job works with; `database` is in no transaction, `inTransaction` opens one. */
type Desk = {
  database: Database
  clock: () => Date
  inTransaction<T>(work: (shop: Settling) => Promise<T>): Promise<T>
  isStopping(): boolean
  report(error: unknown): void
}

/** A statement that returns a row if a question is unanswered and its time is over. */
export const OFFERS_WAIT = `select 1 from substitution_offers where state = 'OPEN' and answer_by <= now() limit 1`

/** The most orders in one run. */
const MOST = 200

/** Ends the questions that nobody answered in time, each order in a transaction of its own: their lines are left out. */
export async function expireOffers(desk: Desk): Promise<{ expired: number }> {
  const { database, clock } = desk
  const due = await database
    .selectDistinct({ orderId: substitutionOffers.orderId })
    .from(substitutionOffers)
    .where(sql`${substitutionOffers.state} = 'OPEN' and ${substitutionOffers.answerBy} <= ${clock()}`)
    .orderBy(asc(substitutionOffers.orderId))
    .limit(MOST)
  let expired = 0
  for (const { orderId } of due) {
    if (desk.isStopping()) break
    try {
      expired += await desk.inTransaction(shop => expireOffersOf(shop, orderId))
    } catch (error) {
      desk.report(error)
    }
  }
  return { expired }
}

/** Ends the questions of an order that are over, one after the other: each changes the lines for the next. */
async function expireOffersOf(shop: Settling, orderId: number): Promise<number> {
  const { database, clock } = shop
  let expired = 0
  for (;;) {
    const found = await readEditable(database, orderId, { lock: true, branches: 'all' })
    const offer = found?.offers.find(({ answerBy }) => answerBy <= clock())
    if (!found || !offer) return expired
    const editor = { name: 'shop', custId: null } as const
    // The end of an order withdraws its questions, so this one can still be changed.
    if (!(await settleOffer(shop, found, { offer, answer: 'EXPIRED', editor })))
      await withdrawOffers(shop, orderId, null)
    expired += 1
  }
}
