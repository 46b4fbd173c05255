import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { orders } from '../orders/orders.tables.server.ts'
import { qurbaniAnimals, qurbaniOffers, qurbaniSeasons, qurbaniWindows } from './season.tables.server.ts'

/**
 * Bookings. The order `orderId` (of type `QURBANI`) covers the first payment: it holds the booking, pays for it, finds it by
 * its secret link and gives it up. `wakala` is what the shopper agreed to, word by word, and `wakalaAt` when.
 */
export const qurbaniBookings = pgTable(
  'qurbani_bookings',
  {
    bookingId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    seasonId: integer()
      .notNull()
      .references(() => qurbaniSeasons.seasonId),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.orderId),
    wakala: text().notNull(),
    wakalaAt: moment().notNull(),
    /** The rule for a family's animal that is not full, as shown before this was paid. */
    unfilledRule: text().notNull(),
    bookedAt: writtenAt(),
    /** The part of the balance that was received at the counter, in minor units, and the person who received it. */
    cashReceived: minorUnits().notNull().default(0),
    cashBy: integer().references(() => customers.custId),
  },
  table => [
    index().on(table.seasonId, table.bookingId),
    check('qurbani_bookings_cash', sql`${table.cashReceived} >= 0`),
  ],
)

/** The orders (of type `BALANCE`) that pay the balance of a booking; several if some were not paid in time. */
export const qurbaniBalances = pgTable(
  'qurbani_balances',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.orderId),
    bookingId: bigint({ mode: 'number' })
      .notNull()
      .references(() => qurbaniBookings.bookingId),
  },
  table => [index().on(table.bookingId)],
)

/**
 * Shares of animals that were booked. The state of a share follows from its order, its animal and its own moments
 * (`share-states.rules.ts`). Foreign keys allow only an animal of its own season, day and kind; `animalId` and `sequence`
 * are one place of that animal, which no other share has. Prices are in minor units, as they were at the booking;
 * `packedWeight` is in thousandths of a pound.
 */
export const qurbaniShares = pgTable(
  'qurbani_shares',
  {
    shareId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    bookingId: bigint({ mode: 'number' })
      .notNull()
      .references(() => qurbaniBookings.bookingId),
    position: smallint().notNull(),
    offerId: integer().notNull(),
    /**
     * The place of a family's animal, used by a link that invites one person; null once it is cancelled, and for other
     * offers.
     */
    familyPlace: smallint(),
    seasonId: integer().notNull(),
    day: smallint().notNull(),
    kind: text().notNull(),
    names: text().array().notNull(),
    intention: text().notNull(),
    distribution: text().notNull(),
    windowId: integer(),
    /** True if the shopper wants the skin or offal; otherwise it is left to the shop. */
    skin: boolean().notNull().default(false),
    offal: boolean().notNull().default(false),
    net: minorUnits().notNull(),
    tax: minorUnits().notNull(),
    depositNet: minorUnits().notNull(),
    depositTax: minorUnits().notNull(),
    animalId: integer(),
    animalShares: smallint(),
    sequence: smallint(),
    assignedAt: moment(),
    packedWeight: integer(),
    packedAt: moment(),
    collectedAt: moment(),
    collectedBy: integer().references(() => customers.custId),
    cancelledAt: moment(),
  },
  table => [
    unique('qurbani_shares_position').on(table.bookingId, table.position),
    unique('qurbani_shares_place').on(table.animalId, table.sequence),
    unique('qurbani_shares_family_place').on(table.offerId, table.familyPlace),
    foreignKey({
      name: 'qurbani_shares_offer',
      columns: [table.offerId, table.seasonId, table.day, table.kind],
      foreignColumns: [qurbaniOffers.offerId, qurbaniOffers.seasonId, qurbaniOffers.day, qurbaniOffers.kind],
    }),
    foreignKey({
      name: 'qurbani_shares_animal',
      columns: [table.animalId, table.seasonId, table.day, table.kind, table.animalShares],
      foreignColumns: [
        qurbaniAnimals.animalId,
        qurbaniAnimals.seasonId,
        qurbaniAnimals.day,
        qurbaniAnimals.kind,
        qurbaniAnimals.shares,
      ],
    }),
    foreignKey({
      name: 'qurbani_shares_window',
      columns: [table.windowId, table.seasonId, table.day],
      foreignColumns: [qurbaniWindows.windowId, qurbaniWindows.seasonId, qurbaniWindows.day],
    }),
    index('qurbani_shares_of_day').on(table.seasonId, table.day, table.kind),
    index().on(table.offerId),
    check(
      'qurbani_shares_assigned',
      sql`(${table.animalId} is null) = (${table.sequence} is null) and (${table.animalId} is null) = (${table.animalShares} is null)
        and (${table.animalId} is null) = (${table.assignedAt} is null)`,
    ),
    check('qurbani_shares_sequence', sql`${table.sequence} between 1 and ${table.animalShares}`),
    check('qurbani_shares_cancelled', sql`${table.cancelledAt} is null or ${table.animalId} is null`),
    check('qurbani_shares_packed', sql`${table.packedAt} is null or ${table.animalId} is not null`),
    check('qurbani_shares_collected', sql`${table.collectedAt} is null or ${table.packedAt} is not null`),
    check('qurbani_shares_family', sql`${table.familyPlace} between 1 and 7`),
    check('qurbani_shares_names', sql`cardinality(${table.names}) between 1 and 7`),
    check(
      'qurbani_shares_intention',
      sql`${table.intention} in ('QURBANI', 'VOLUNTARY', 'FOR ANOTHER', 'AQIQAH')`,
    ),
    check(
      'qurbani_shares_distribution',
      sql`${table.distribution} in ('COLLECT', 'DELIVER', 'THIRDS', 'GIVE ALL') and (${table.distribution} = 'GIVE ALL') = (${table.windowId} is null)`,
    ),
    check(
      'qurbani_shares_deposit',
      sql`${table.depositNet} between 0 and ${table.net} and ${table.depositTax} between 0 and ${table.tax}`,
    ),
    check('qurbani_shares_weight', sql`${table.packedWeight} > 0`),
  ],
)
