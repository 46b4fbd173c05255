import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'
import type { WeekHours } from './partners/partner-kinds.rules.ts'

/** A point on a unit sphere, as PostgreSQL's `cube`: the nearest by straight line are the nearest by great circle. */
const spherePoint = customType<{ data: string }>({ dataType: () => 'cube' })

/** Shops and restaurants that the shop works with, anywhere. */
export const partners = pgTable(
  'partners',
  {
    partnerId: integer().primaryKey().generatedByDefaultAsIdentity(),
    partnerName: text().notNull(),
    /** The name as `plainName` makes it; places that a provider finds are matched by it. */
    plainName: text().notNull(),
    kind: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    country: char({ length: 2 }).notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    sphere: spherePoint()
      .notNull()
      .generatedAlwaysAs(
        sql`cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))])`,
      ),
    phone1: text().notNull().default(''),
    /** 1 comes first, then 2, then the rest. */
    priority: smallint().notNull(),
    /** Its products: grocery items, dishes. */
    goods: text().array().notNull().default([]),
    /** Null if they are not known. */
    hours: jsonb().$type<WeekHours>(),
    active: boolean().notNull().default(true),
    /** True if it came with the demo shop. */
    demo: boolean().notNull().default(false),
    updatedAt: writtenAt(),
  },
  table => [
    index().using('gist', table.sphere),
    index().on(table.plainName),
    // The sort orders and search of the staff's list.
    index().on(table.kind, table.partnerId),
    index().on(table.city, table.partnerId),
    index().on(table.priority, table.partnerId),
    index().on(table.updatedAt, table.partnerId),
    index('partners_text').using('gin', table.plainName.op('gin_trgm_ops'), table.city.op('gin_trgm_ops')),
    check('partners_kind', sql`${table.kind} in ('GROCERY', 'RESTAURANT')`),
    check('partners_priority', sql`${table.priority} between 1 and 9`),
    check('partners_position', sql`abs(${table.latitude}) <= 90 and abs(${table.longitude}) <= 180`),
  ],
)

/** The positions of postcodes in the United States and Canada. */
export const postcodes = pgTable(
  'postcodes',
  {
    country: char({ length: 2 }).notNull(),
    /** In capitals, with single spaces; for Canada the first three characters. */
    postalCode: text().notNull(),
    city: text().notNull(),
    stateCode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  table => [primaryKey({ columns: [table.postalCode, table.country] })],
)

/** A cache of the map providers' answers. The questions are stored only as keys that this shop alone can derive. */
export const mapAnswers = pgTable(
  'map_answers',
  {
    question: text().primaryKey(),
    answer: jsonb().notNull(),
    expiresAt: moment().notNull(),
  },
  table => [index().on(table.expiresAt)],
)
