import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { toDecimal } from '../../lib/money.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { paymentOf } from '../../orders/payment-of.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import {
  type Distribution,
  type Intention,
  type Kind,
  sharesOf,
  type UnfilledRule,
} from '../animals.rules.ts'
import { sumOf } from '../deposit.rules.ts'
import { freePlaces, withPlaces } from '../families/family-places.rules.ts'
import { readFamilyShares } from '../families/family-places.server.ts'
import { readFamilyCounts } from '../families/read-family.server.ts'
import { isCancellable } from '../is-cancellable.rules.ts'
import { type BookingRow, readMoney, readShares, type ShareRow } from '../read-booking.server.ts'
import { qurbaniDays } from '../season.tables.server.ts'
import type { BookedShare, Booking } from './booking.contract.ts'

/** Returns a booking as anyone with its secret link sees it. */
export async function showBooking(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  row: BookingRow,
): Promise<Booking> {
  const { booking, order, contact, season } = row
  const [shares, { timeZone }, days] = await Promise.all([
    readShares(database, row),
    readSettings(database),
    readDays(database, season.seasonId),
  ])
  const money = await readMoney(database, row, shares)
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  const familyOf = shares.find(({ familyKey }) => familyKey !== null)
  return {
    orderNum: order.orderNum,
    link: order.linkKey,
    bookedAt: booking.bookedAt.toISOString(),
    firstName: contact.firstName,
    lastName: contact.lastName,
    seasonName: season.seasonName,
    timeZone,
    orderBy: season.orderBy.toISOString(),
    currency: order.currency,
    ...paymentOf(order),
    now: clock().toISOString(),
    total: decimal(money.total),
    delivery: decimal(money.delivery),
    paid: decimal(money.paid),
    balance: decimal(money.balance),
    cancellable: isCancellable(order, shares),
    rules: season.rules,
    wakala: booking.wakala,
    wakalaAt: booking.wakalaAt.toISOString(),
    unfilledRule: booking.unfilledRule as UnfilledRule,
    family: familyOf ? await showFamily(database, familyOf) : null,
    shares: shares.map(share => showShare(share, days, order.exponent)),
  }
}

async function readDays(database: Database, seasonId: number): Promise<Map<number, string>> {
  const rows = await database.select().from(qurbaniDays).where(eq(qurbaniDays.seasonId, seasonId))
  return new Map(rows.map(({ day, date }) => [day, date]))
}

async function showFamily(database: Database, { offerId, familyKey, kind }: ShareRow) {
  const [{ booked, left }, shares] = await Promise.all([
    readFamilyCounts(database, offerId),
    readFamilyShares(database, offerId),
  ])
  const of = sharesOf[kind as Kind]
  const free = freePlaces(of, withPlaces(of, shares)).slice(0, left)
  return { familyKey: familyKey as string, booked, left, of, freePlaces: free }
}

function showShare(share: ShareRow, days: ReadonlyMap<number, string>, exponent: number): BookedShare {
  const { shareId, state, day, names, skin, offal, startsAt, endsAt, tag, sequence, picture, doneAt } = share
  const kind = share.kind as Kind
  return {
    ...{ shareId, state, kind, day, names, skin, offal, tag, sequence },
    date: days.get(day) ?? '',
    intention: share.intention as Intention,
    distribution: share.distribution as Distribution,
    window: startsAt && endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : null,
    price: toDecimal(sumOf([share]), exponent),
    animalShares: sharesOf[kind],
    picture: picture === null ? null : pictureAddress(picture),
    doneAt: doneAt?.toISOString() ?? null,
    packedWeight: share.packedWeight === null ? null : share.packedWeight / 1000,
  }
}
