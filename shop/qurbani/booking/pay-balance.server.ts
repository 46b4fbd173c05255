import type { SavedArticle } from '../../catalogue/editing/save-article.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { isUnpaid } from '../../orders/payment-states.rules.ts'
import { reserveOrder } from '../../orders/placing/reserve-order.server.ts'
import { offeredMethods } from '../../settings/choices.ts'
import type { Kind } from '../animals.rules.ts'
import { qurbaniBalances } from '../bookings.tables.server.ts'
import { sumOf } from '../deposit.rules.ts'
import { lockBooking, readBookingByLink, readMoney, readPaying, readShares } from '../read-booking.server.ts'
import { shareBalance } from './balance.rules.ts'
import { payBalance } from './booking.contract.ts'
import { readShareCharges } from './price-share.server.ts'
import { writeShareOrder } from './write-share-order.server.ts'

export const answerPayBalance = handle(payBalance, async (input, { database, clock, cards }) => {
  const known = await readBookingByLink(database, input)
  if (!known) return refuse(payBalance, 'NOT_FOUND', undefined)
  await lockBooking(database, known.booking.bookingId)
  const row = (await readBookingByLink(database, input)) ?? known
  const { booking, order, contact } = row
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  const paying = await readPaying(database, booking.bookingId)
  if (paying?.payUntil)
    return {
      orderNum: paying.orderNum,
      link: paying.linkKey,
      payUntil: paying.payUntil.toISOString(),
      due: decimal(paying.grandTotal),
    }
  const shares = (await readShares(database, row)).filter(({ cancelledAt }) => cancelledAt === null)
  const { balance } = await readMoney(database, row, shares)
  // The first payment belongs to the booking's own order.
  if (balance <= 0 || isUnpaid(order.paymentState)) return refuse(payBalance, 'NOTHING_DUE', undefined)
  const charges = await readShareCharges(
    database,
    shares.map(({ kind }) => kind as Kind),
  )
  if (!offeredMethods(charges.paymentMethods, cards).includes('CARD'))
    return refuse(payBalance, 'NO_CARDS', undefined)
  const articles = new Map<string, SavedArticle>()
  for (const { kind } of shares) articles.set(kind, await charges.saveArticleOf(kind as Kind, clock()))
  const reserved = await reserveOrder(database)
  const { firstName, lastName, email, phone1 } = contact
  const placed = await writeShareOrder(database, {
    ...reserved,
    orderType: 'BALANCE',
    custId: order.custId,
    customer: { firstName, lastName, email, phone1 },
    delivered: false,
    // A refund can make more due than the shares cost: the rest is the delivery.
    fee: Math.max(0, balance - sumOf(shares)),
    currency: { ...charges.currency, code: order.currency, exponent: order.exponent },
    createDate: clock(),
    lines: shareBalance(shares, Math.min(balance, sumOf(shares))).flatMap(({ share, price }) => {
      const article = articles.get(share.kind) as SavedArticle
      const basisPoints = charges.basisPointsOf(share.kind as Kind)
      return price.net + price.tax === 0 ? [] : [{ article, price, day: share.day, basisPoints }]
    }),
  })
  await database.insert(qurbaniBalances).values({ orderId: reserved.orderId, bookingId: booking.bookingId })
  return {
    orderNum: reserved.orderNum,
    link: placed.linkKey,
    payUntil: placed.payUntil.toISOString(),
    due: decimal(balance),
  }
})
