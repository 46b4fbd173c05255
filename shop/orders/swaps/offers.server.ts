import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { substitutionOffers } from './swaps.tables.server.ts'

/** A question to a customer that is not answered yet. */
export type OpenOffer = typeof substitutionOffers.$inferSelect

/** The ways in which a question ends. */
export type OfferEnd = 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN'

/** Reads the open questions about the lines of an order. */
export const readOpenOffers = (database: Database, orderId: number): Promise<OpenOffer[]> =>
  database
    .select()
    .from(substitutionOffers)
    .where(and(eq(substitutionOffers.orderId, orderId), eq(substitutionOffers.state, 'OPEN')))
    .orderBy(asc(substitutionOffers.offerId))

/** Returns the questions that still make sense after a change: their lines are still to be picked. */
export const offersLeft = (
  offers: readonly OpenOffer[],
  lines: readonly { after: { orderItemId: number; itemStatus: string } }[],
): OpenOffer[] =>
  offers.filter(({ orderItemId }) =>
    lines.some(({ after }) => after.orderItemId === orderItemId && after.itemStatus === 'NEW'),
  )

/** Ends questions that are still open, in the running transaction; returns the number of those that were. */
export async function endOffers(
  database: Database,
  offers: readonly OpenOffer[],
  { state, endedAt }: { state: OfferEnd; endedAt: Date },
): Promise<number> {
  if (offers.length === 0) return 0
  const ended = await database
    .update(substitutionOffers)
    .set({ state, endedAt })
    .where(
      and(
        inArray(
          substitutionOffers.offerId,
          offers.map(({ offerId }) => offerId),
        ),
        eq(substitutionOffers.state, 'OPEN'),
      ),
    )
    .returning({ offerId: substitutionOffers.offerId })
  return ended.length
}
