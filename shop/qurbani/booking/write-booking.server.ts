import type { SavedArticle } from '../../catalogue/editing/save-article.server.ts'
import type { ParsedOf } from '../../lib/call.ts'
import type { Currency } from '../../lib/money.ts'
import type { Shop } from '../../lib/shop.server.ts'
import type { Reserved } from '../../orders/placing/reserve-order.server.ts'
import { qurbaniBookings, qurbaniShares } from '../bookings.tables.server.ts'
import { isBrought } from '../delivery-fee.rules.ts'
import type { Price } from '../deposit.rules.ts'
import type { book } from '../qurbani.contract.ts'
import type { qurbaniSeasons } from '../season.tables.server.ts'
import type { OfferRow } from './read-offers.server.ts'
import { writeShareOrder } from './write-share-order.server.ts'

type Input = ParsedOf<typeof book>

/** A share that is about to be booked: the wish, its offer, its price, and the part of the price that is due now. */
export type NewShare = {
  share: Input['shares'][number]
  offer: OfferRow
  price: Price
  now: Price
  article: SavedArticle
  basisPoints: number
}

type NewBooking = Reserved & {
  season: typeof qurbaniSeasons.$inferSelect
  customer: NonNullable<Input['customer']>
  address: Input['address']
  /** True if a guest agrees to text messages about it. */
  sendSmsFlag: boolean
  shares: readonly NewShare[]
  /** The delivery charge in minor units, due with the first payment. */
  fee: number
  currency: Currency
  createDate: Date
}

/** Writes a booking with its order and shares in the running transaction; returns its number, its link and its deadline. */
export async function writeBooking(
  shop: Shop,
  { season, customer, address, sendSmsFlag, shares, fee, currency, createDate, ...reserved }: NewBooking,
) {
  const { database, caller } = shop
  const placed = await writeShareOrder(database, {
    ...reserved,
    orderType: 'QURBANI',
    custId: caller?.custId,
    customer,
    address,
    sendSmsFlag,
    delivered: shares.some(({ share }) => isBrought(share)),
    fee,
    currency,
    createDate,
    lines: shares.map(({ article, now, offer, basisPoints }) => ({
      article,
      price: now,
      day: offer.day,
      basisPoints,
    })),
  })
  const [booking] = await database
    .insert(qurbaniBookings)
    .values({
      seasonId: season.seasonId,
      orderId: reserved.orderId,
      wakala: season.wakala,
      wakalaAt: createDate,
      unfilledRule: season.unfilledRule,
      bookedAt: createDate,
    })
    .returning({ bookingId: qurbaniBookings.bookingId })
  const { bookingId } = booking as { bookingId: number }
  await database.insert(qurbaniShares).values(
    shares.map(({ share: { offerId: _, ...share }, offer, price, now }, position) => ({
      ...share,
      bookingId,
      position,
      offerId: offer.offerId,
      seasonId: offer.seasonId,
      day: offer.day,
      kind: offer.kind,
      ...price,
      depositNet: now.net,
      depositTax: now.tax,
    })),
  )
  return placed
}
