import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { availabilities } from '../availability/availability.tables.server.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { pictures } from '../media/media.tables.server.ts'
import { branches } from '../settings/settings.tables.server.ts'
import { slots } from '../slots/slots.tables.server.ts'

const seasonId = () => integer().notNull()
const availabilityId = () =>
  integer()
    .notNull()
    .unique()
    .references(() => availabilities.availabilityId)
const updatedBy = () => integer().references(() => customers.custId)

/**
 * A season of Qurbani at a branch. `depositBasisPoints`: the part of the price, in hundredths of a per cent, that books a
 * share; 10000 if the whole price is due at once. A booking gets a copy of what it agrees to.
 */
export const qurbaniSeasons = pgTable(
  'qurbani_seasons',
  {
    seasonId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    seasonName: text().notNull(),
    firstDay: date().notNull(),
    days: smallint().notNull(),
    /** The moment after which nothing can be booked, and families' animals that are not full are settled. */
    orderBy: moment().notNull(),
    depositBasisPoints: integer().notNull(),
    unfilledRule: text().notNull(),
    /** The shop's own rules, and the words that let it act for a shopper. */
    rules: text().notNull(),
    wakala: text().notNull(),
    state: text().notNull().default('DRAFT'),
    /** True if it came with the demo shop: it is removed with the demo products. */
    demo: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    updatedAt: writtenAt(),
    updatedBy: updatedBy(),
  },
  table => [
    unique('qurbani_seasons_first_day').on(table.branchId, table.firstDay),
    check('qurbani_seasons_days', sql`${table.days} in (3, 4)`),
    check('qurbani_seasons_deposit', sql`${table.depositBasisPoints} between 1 and 10000`),
    check('qurbani_seasons_unfilled', sql`${table.unfilledRule} in ('OTHERS JOIN', 'REFUND')`),
    check('qurbani_seasons_state', sql`${table.state} in ('DRAFT', 'OPEN', 'CLOSED')`),
  ],
)

/**
 * The days of a season, and the number of animals that can be slaughtered on each. The database counts the animals that are
 * promised by offers and those that have the day, and lets neither exceed the capacity.
 */
export const qurbaniDays = pgTable(
  'qurbani_days',
  {
    seasonId: seasonId().references(() => qurbaniSeasons.seasonId),
    day: smallint().notNull(),
    date: date().notNull(),
    capacity: integer().notNull(),
    promised: integer().notNull().default(0),
    animals: integer().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.seasonId, table.day] }),
    check('qurbani_days_day', sql`${table.day} between 1 and 4`),
    check('qurbani_days_promised', sql`${table.promised} between 0 and ${table.capacity}`),
    check('qurbani_days_animals', sql`${table.animals} between 0 and ${table.capacity}`),
  ],
)

/**
 * The slots in which meat is collected or delivered on a day of a season (`shop/slots`): their times, their method, and the
 * counter of the shares that are left.
 */
export const qurbaniWindows = pgTable(
  'qurbani_windows',
  {
    windowId: integer()
      .primaryKey()
      .references(() => slots.slotId),
    seasonId: seasonId(),
    day: smallint().notNull(),
  },
  table => [
    foreignKey({
      columns: [table.seasonId, table.day],
      foreignColumns: [qurbaniDays.seasonId, qurbaniDays.day],
    }),
    unique('qurbani_windows_of_day').on(table.windowId, table.seasonId, table.day),
  ],
)

/**
 * Animals with their ear tags, from the farm until they are slaughtered. `weight` is the live weight in thousandths of a
 * pound.
 */
export const qurbaniAnimals = pgTable(
  'qurbani_animals',
  {
    animalId: integer().primaryKey().generatedByDefaultAsIdentity(),
    seasonId: seasonId().references(() => qurbaniSeasons.seasonId),
    /** The day of slaughter; null until one is set. */
    day: smallint(),
    kind: text().notNull(),
    tag: text().notNull(),
    weight: integer(),
    shares: smallint().notNull(),
    state: text().notNull().default('READY'),
    doneAt: moment(),
    doneBy: integer().references(() => customers.custId),
    picture: text().references(() => pictures.hash),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  table => [
    foreignKey({
      columns: [table.seasonId, table.day],
      foreignColumns: [qurbaniDays.seasonId, qurbaniDays.day],
    }),
    unique('qurbani_animals_tag').on(table.seasonId, table.tag),
    // The target of a share's foreign key: an animal of its own season, day and kind, with so many shares.
    unique('qurbani_animals_shared').on(table.animalId, table.seasonId, table.day, table.kind, table.shares),
    index('qurbani_animals_of_day').on(table.seasonId, table.day, table.kind),
    check(
      'qurbani_animals_shares',
      sql`${table.shares} = case ${table.kind} when 'GOAT' then 1 when 'SHEEP' then 1 when 'COW' then 7 when 'CAMEL' then 7 end`,
    ),
    check('qurbani_animals_state', sql`${table.state} in ('READY', 'DONE', 'WITHDRAWN')`),
    check('qurbani_animals_done', sql`(${table.state} = 'DONE') = (${table.doneAt} is not null)`),
    check('qurbani_animals_done_on', sql`${table.state} <> 'DONE' or ${table.day} is not null`),
    check('qurbani_animals_weight', sql`${table.weight} > 0`),
  ],
)

/**
 * Offers that can be booked: shares of several animals of a kind on a day (`POOL`), of one that the shopper chooses
 * (`NAMED`), or of one that was taken out of a pool for a family (`FAMILY`, reached by its secret key). `availabilities`
 * counts the shares that are left. `price` of a share is in minor units before tax; weights of a share's meat are in
 * thousandths of a pound.
 */
export const qurbaniOffers = pgTable(
  'qurbani_offers',
  {
    offerId: integer().primaryKey().generatedByDefaultAsIdentity(),
    seasonId: seasonId(),
    day: smallint().notNull(),
    kind: text().notNull(),
    type: text().notNull(),
    /** The number of the day's animals that it offers. */
    animals: integer().notNull(),
    price: minorUnits().notNull(),
    weightFrom: integer(),
    weightTo: integer(),
    availabilityId: availabilityId(),
    animalId: integer()
      .unique()
      .references(() => qurbaniAnimals.animalId),
    poolId: integer().references((): AnyPgColumn => qurbaniOffers.offerId),
    familyKey: text().unique(),
    familyName: text(),
    /** True if it can be booked now. */
    active: boolean().notNull().default(true),
    /** The moment at which a family's animal was settled and its free places went back to the pool. */
    settledAt: moment(),
    version: integer().notNull().default(1),
  },
  table => [
    foreignKey({
      columns: [table.seasonId, table.day],
      foreignColumns: [qurbaniDays.seasonId, qurbaniDays.day],
    }),
    unique('qurbani_offers_shared').on(table.offerId, table.seasonId, table.day, table.kind),
    index('qurbani_offers_of').on(table.seasonId, table.day, table.kind),
    check('qurbani_offers_kind', sql`${table.kind} in ('GOAT', 'SHEEP', 'COW', 'CAMEL')`),
    check(
      'qurbani_offers_type',
      sql`case ${table.type}
        when 'POOL' then ${table.animalId} is null and ${table.familyKey} is null and ${table.poolId} is null
        when 'NAMED' then ${table.animalId} is not null and ${table.familyKey} is null and ${table.poolId} is null
        when 'FAMILY' then ${table.animalId} is null and ${table.familyKey} is not null and ${table.poolId} is not null
        else false end`,
    ),
    check(
      'qurbani_offers_animals',
      sql`${table.animals} >= 0 and (${table.type} = 'POOL' or ${table.animals} <= 1)`,
    ),
    check('qurbani_offers_price', sql`${table.price} > 0`),
    check(
      'qurbani_offers_weights',
      sql`${table.weightFrom} > 0 and ${table.weightTo} >= ${table.weightFrom}`,
    ),
  ],
)
