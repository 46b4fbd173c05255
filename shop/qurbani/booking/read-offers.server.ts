import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import type { Kind, OfferType } from '../animals.rules.ts'
import { splitPrice, sumOf } from '../deposit.rules.ts'
import type { Offer } from '../qurbani.contract.ts'
import { qurbaniAnimals, qurbaniOffers } from '../season.tables.server.ts'
import type { ShareCharges } from './price-share.server.ts'

/** Reads offers, each with the shares that are left and its animal. */
export async function readOffers(database: Database, which: SQL | undefined) {
  return database
    .select({
      ...getTableColumns(qurbaniOffers),
      left: sql<number>`${availabilities.onHand} - ${availabilities.held}`,
      tag: qurbaniAnimals.tag,
      animalWeight: qurbaniAnimals.weight,
      picture: qurbaniAnimals.picture,
    })
    .from(qurbaniOffers)
    .innerJoin(availabilities, eq(availabilities.availabilityId, qurbaniOffers.availabilityId))
    .leftJoin(qurbaniAnimals, eq(qurbaniAnimals.animalId, qurbaniOffers.animalId))
    .where(which)
    .orderBy(
      asc(qurbaniOffers.day),
      asc(qurbaniOffers.kind),
      asc(qurbaniOffers.type),
      asc(qurbaniOffers.offerId),
    )
}
/** An offer as it is read from the database. */
export type OfferRow = Awaited<ReturnType<typeof readOffers>>[number]

const pounds = (thousandths: number | null) => (thousandths === null ? null : thousandths / 1000)

/** Turns an offer into what shoppers see. */
export function showOffer(row: OfferRow, charges: ShareCharges, depositBasisPoints: number): Offer {
  const kind = row.kind as Kind
  const price = charges.priceOf(kind, row.price)
  const decimal = (minor: number) => toDecimal(minor, charges.currency.exponent)
  return {
    offerId: row.offerId,
    day: row.day,
    kind,
    type: row.type as OfferType,
    price: decimal(sumOf([price])),
    net: decimal(price.net),
    deposit: decimal(sumOf([splitPrice(price, depositBasisPoints).deposit])),
    weightFrom: pounds(row.weightFrom),
    weightTo: pounds(row.weightTo),
    left: row.left,
    tag: row.tag,
    animalWeight: pounds(row.animalWeight),
    picture: row.picture === null ? null : pictureAddress(row.picture),
  }
}
