import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { orders } from '../../orders/orders.tables.server.ts'
import type { Distribution, Kind, OfferType } from '../animals.rules.ts'
import { qurbaniBookings, qurbaniShares } from '../bookings.tables.server.ts'
import { qurbaniAnimals } from '../season.tables.server.ts'
import { shareState } from '../share-facts.server.ts'
import type { ShareState } from '../share-states.rules.ts'

/** A share with everything that decides what may be done with it. */
export type HeldShare = {
  shareId: number
  bookingId: number
  orderId: number
  seasonId: number
  day: number
  kind: Kind
  names: string[]
  distribution: Distribution
  offerId: number
  offerType: OfferType
  /** The animal that the shopper chose. */
  chosenId: number | null
  windowId: number | null
  state: ShareState
  animalId: number | null
  sequence: number | null
  packedWeight: number | null
}

/** Reads shares in the order of their ids. `which` filters shares `s`, their offers `f`, orders `o` and animals `a`. */
export async function readHeldShares(database: Database, which: SQL): Promise<HeldShare[]> {
  const { rows } = await database.execute<HeldShare>(sql`
    select s.share_id::float8 as "shareId", s.booking_id::float8 as "bookingId", o.order_id as "orderId",
      s.season_id as "seasonId", s.day, s.kind, s.names, s.distribution, s.offer_id as "offerId", f.type as "offerType",
      f.animal_id as "chosenId", s.window_id as "windowId", ${shareState} as state, s.animal_id as "animalId", s.sequence,
      s.packed_weight as "packedWeight"
    from qurbani_shares s join qurbani_offers f using (offer_id) join qurbani_bookings b using (booking_id)
      join orders o on o.order_id = b.order_id left join qurbani_animals a on a.animal_id = s.animal_id
    where ${which} order by s.share_id`)
  return rows
}

/** A statement takes at most 65,535 values and a season may have more shares, so the ids are passed as one array. */
const among = (column: SQLWrapper, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`

const oneOf = (ids: readonly number[]) => sql`s.share_id = any(${sql.param([...ids])}::bigint[])`

/**
 * Locks shares until the running transaction ends, with their bookings, orders and animals, and the animals `besides`; each
 * in the order of their ids. Ids without a share are left out.
 */
export async function lockShares(
  database: Database,
  shareIds: readonly number[],
  besides: readonly number[] = [],
): Promise<HeldShare[]> {
  const found = await database
    .selectDistinct({ bookingId: qurbaniShares.bookingId })
    .from(qurbaniShares)
    .where(among(qurbaniShares.shareId, shareIds))
  const bookings = await database
    .select({ orderId: qurbaniBookings.orderId })
    .from(qurbaniBookings)
    .where(
      among(
        qurbaniBookings.bookingId,
        found.map(({ bookingId }) => bookingId),
      ),
    )
    .orderBy(asc(qurbaniBookings.bookingId))
    .for('no key update')
  await database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      among(
        orders.orderId,
        bookings.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(orders.orderId))
    .for('no key update')
  // While their bookings are locked, no share can move to another animal.
  const shares = await readHeldShares(database, oneOf(shareIds))
  await lockAnimals(database, [...besides, ...shares.flatMap(({ animalId }) => animalId ?? [])])
  return readHeldShares(database, oneOf(shareIds))
}

/** Locks animals in the order of their ids and returns them. */
export const lockAnimals = (database: Database, animalIds: readonly number[]) =>
  database
    .select()
    .from(qurbaniAnimals)
    .where(among(qurbaniAnimals.animalId, animalIds))
    .orderBy(asc(qurbaniAnimals.animalId))
    .for('no key update')
