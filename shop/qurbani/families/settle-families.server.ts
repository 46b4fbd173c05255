import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { adjust } from '../../availability/adjust.server.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { lockAvailabilities } from '../../availability/lock-availabilities.server.ts'
import { m } from '../../messages/m.ts'
import type { Settling } from '../../orders/settle-order.server.ts'
import { joinSlot } from '../../slots/share-slots.server.ts'
import { sharesOf } from '../animals.rules.ts'
import { takeOut } from '../assigning/write-places.server.ts'
import { qurbaniBookings } from '../bookings.tables.server.ts'
import { giveUpBooking } from '../give-up-booking.server.ts'
import { lockDays } from '../lock-season.server.ts'
import { type BookingRow, lockBooking, readBookings, readPaying, readShares } from '../read-booking.server.ts'
import { qurbaniOffers, qurbaniSeasons } from '../season.tables.server.ts'
import { closeBookings } from './close-bookings.server.ts'

/** Everything the job works with; `database` is in no transaction, `inTransaction` opens one. */
type Desk = {
  database: Database
  clock: () => Date
  inTransaction<T>(work: (shop: Settling) => Promise<T>): Promise<T>
  isStopping(): boolean
  report(error: unknown): void
}

type Family = typeof qurbaniOffers.$inferSelect

/**
 * True if nobody has or holds a share of a family's animal: the person who invited the others did not pay. All of its places
 * are free.
 */
const EMPTY = `a.on_hand >= case f.kind ${Object.entries(sharesOf)
  .map(([kind, shares]) => `when '${kind}' then ${shares}`)
  .join(' ')} end`
/**
 * Selects families' animals that must be settled: empty ones; all others after the order-by date, once no payment is
 * pending; and settled ones with a share that was cancelled since.
 */
const SETTLED = `from qurbani_offers f join qurbani_seasons s using (season_id) join availabilities a using (availability_id)
  where f.type = 'FAMILY' and a.held = 0 and case when f.settled_at is null then s.order_by <= now() or ${EMPTY} else a.on_hand > 0 end`

/** A statement that returns a row if there is work to do. */
export const FAMILIES_WAIT = `select 1 where exists (select ${SETTLED})
  or exists (select from qurbani_seasons where state = 'OPEN' and order_by <= now())`

/**
 * Settles the animals that were set aside for families, each in a transaction of its own. An animal without any shares goes
 * back to its pool. After the order-by date, the free places of the others go back, or the whole animal if the season says
 * so. Closes seasons whose order-by date has passed, and the orders of seasons that are over.
 */
export async function settleFamilies(desk: Desk) {
  const { database, clock } = desk
  const { rows } = await database.execute<{ offerId: number }>(
    sql.raw(`select f.offer_id as "offerId" ${SETTLED} order by f.offer_id limit 100`),
  )
  let settled = 0
  for (const { offerId } of rows) {
    if (desk.isStopping()) break
    try {
      await desk.inTransaction(shop => settleFamily(shop, offerId))
      settled += 1
    } catch (error) {
      desk.report(error)
    }
  }
  const closed = await desk.inTransaction(({ database }) =>
    database
      .update(qurbaniSeasons)
      .set({ state: 'CLOSED', version: sql`${qurbaniSeasons.version} + 1` })
      .where(and(eq(qurbaniSeasons.state, 'OPEN'), lte(qurbaniSeasons.orderBy, clock())))
      .returning({ seasonId: qurbaniSeasons.seasonId }),
  )
  return { settled, closed: closed.length, ended: await desk.inTransaction(closeBookings) }
}

async function settleFamily(shop: Settling, offerId: number): Promise<void> {
  const { database, clock } = shop
  const [known] = await database.select().from(qurbaniOffers).where(eq(qurbaniOffers.offerId, offerId))
  if (known?.poolId == null) return
  // The usual order of locks: bookings, orders, animals, offers, days, and last what is counted.
  const seen = await readMembers(database, offerId)
  await lockMembers(database, seen)
  const [family] = await database
    .select()
    .from(qurbaniOffers)
    .where(or(eq(qurbaniOffers.offerId, offerId), eq(qurbaniOffers.offerId, known.poolId)))
    .orderBy(asc(qurbaniOffers.offerId))
    .for('no key update')
    .then(rows => rows.filter(row => row.offerId === offerId))
  if (!family) return
  await lockDays(database, family.seasonId, family.day)
  await lockCounted(database, family, seen)
  const members = await readMembers(database, offerId)
  const left = await leftOf(database, family)
  // Someone joined since, or is paying: try again at the next run.
  if (left.held > 0 || members.length > seen.length) return
  if (family.settledAt) return giveBack(shop, family)
  const live = members.filter(({ order }) => order.orderStatus !== 'REJECTED')
  const [season] = await database
    .select()
    .from(qurbaniSeasons)
    .where(eq(qurbaniSeasons.seasonId, family.seasonId))
  const isOver = season !== undefined && season.orderBy <= clock()
  if (live.length > 0 && !isOver) return
  if (left.free > 0) {
    // The rule that each member saw before paying decides.
    const leaving = live.filter(({ booking }) => booking.unfilledRule === 'REFUND')
    for (const { booking } of leaving) if (await readPaying(database, booking.bookingId)) return
    for (const row of leaving) await refundMember(shop, row)
  }
  await giveBack(shop, family)
}

/** Gives up a member's booking, even if staff assigned it an animal already, unless that animal is slaughtered. */
async function refundMember(shop: Settling, row: BookingRow): Promise<void> {
  const { database } = shop
  const shares = await readShares(database, row)
  if (shares.some(({ doneAt }) => doneAt !== null)) return
  await takeOut(
    database,
    shares.map(({ shareId }) => shareId),
  )
  await giveUpBooking(shop, row, m.qurbani_unfilled_reason())
}

const idsOf = (members: readonly BookingRow[]) => sql.param(members.map(({ booking }) => booking.bookingId))

/** Locks the members' bookings, all their orders, and the animals of their shares; each in order of their ids. */
async function lockMembers(database: Database, members: readonly BookingRow[]): Promise<void> {
  for (const { booking } of members) await lockBooking(database, booking.bookingId)
  const ids = idsOf(members)
  await database.execute(sql`select 1 from orders where order_id in (
      select order_id from qurbani_bookings where booking_id = any(${ids}::bigint[])
      union select order_id from qurbani_balances where booking_id = any(${ids}::bigint[]))
    order by order_id for no key update`)
  await database.execute(sql`select 1 from qurbani_animals where animal_id in (
      select animal_id from qurbani_shares where booking_id = any(${ids}::bigint[]))
    order by animal_id for no key update`)
}

/** Locks the availabilities of a family, its pool and its members' bookings. */
async function lockCounted(database: Database, family: Family, members: readonly BookingRow[]) {
  const { rows } = await database.execute<{ id: number }>(sql`
    select availability_id as id from qurbani_offers where offer_id in (${family.offerId}, ${family.poolId})
    union select f.availability_id from qurbani_shares s join qurbani_offers f using (offer_id)
      where s.booking_id = any(${idsOf(members)}::bigint[])
    union select w.availability_id from qurbani_shares s ${joinSlot(sql`w`, sql`s.window_id`)}
      where s.window_id is not null and s.booking_id = any(${idsOf(members)}::bigint[])`)
  await lockAvailabilities(
    database,
    rows.map(({ id }) => id),
  )
}

const readMembers = (database: Database, offerId: number) =>
  readBookings(
    database,
    sql`${qurbaniBookings.bookingId} in (select booking_id from qurbani_shares where offer_id = ${offerId})`,
  ).then(rows => rows.sort((one, other) => one.booking.bookingId - other.booking.bookingId))

async function leftOf(database: Database, { availabilityId }: Family) {
  const [row] = await database
    .select({ onHand: availabilities.onHand, held: availabilities.held })
    .from(availabilities)
    .where(eq(availabilities.availabilityId, availabilityId))
  return { free: (row?.onHand ?? 0) - (row?.held ?? 0), held: row?.held ?? 0 }
}

async function poolOf(database: Database, { poolId }: Family): Promise<Family> {
  const [pool] = await database
    .select()
    .from(qurbaniOffers)
    .where(eq(qurbaniOffers.offerId, poolId as number))
  if (!pool) throw new Error('The animal of this family has no pool')
  return pool
}

/**
 * Returns the free places to the pool. If all of them are free, the whole animal goes back, unless it was settled before.
 */
async function giveBack({ database, clock }: Settling, family: Family): Promise<void> {
  const pool = await poolOf(database, family)
  const { free } = await leftOf(database, family)
  const now = clock()
  const reason = { cause: 'FAMILY', note: null, movedAt: now, movedBy: null }
  const members = await readMembers(database, family.offerId)
  const isEmpty = !family.settledAt && members.every(({ order }) => order.orderStatus === 'REJECTED')
  const wrong = await adjust(
    database,
    [
      { availabilityId: family.availabilityId, by: -free },
      { availabilityId: pool.availabilityId, by: free },
    ],
    reason,
  )
  if (wrong.length) throw new Error('The pool did not take the free places of a family')
  if (family.settledAt) return
  await database
    .update(qurbaniOffers)
    .set({ active: false, settledAt: now, ...(isEmpty ? { animals: 0 } : {}) })
    .where(and(eq(qurbaniOffers.offerId, family.offerId), isNull(qurbaniOffers.settledAt)))
  if (isEmpty)
    await database
      .update(qurbaniOffers)
      .set({ animals: sql`${qurbaniOffers.animals} + 1`, version: sql`${qurbaniOffers.version} + 1` })
      .where(eq(qurbaniOffers.offerId, pool.offerId))
}
