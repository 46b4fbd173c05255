import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Countries by ISO 3166 code. */
export const countries = pgTable('countries', {
  countryId: integer().primaryKey(),
  isoCode: text().notNull().unique(),
  name: text().notNull(),
})

/** States and provinces. */
export const states = pgTable(
  'states',
  {
    stateId: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.countryId),
    stateCode: text().notNull(),
    name: text().notNull(),
  },
  table => [index().on(table.countryId)],
)

/** Towns and cities. Positions are degrees of WGS 84; `plainName` is for searching: lower case, without accents. */
export const cities = pgTable(
  'cities',
  {
    cityId: integer().primaryKey(),
    stateId: integer()
      .notNull()
      .references(() => states.stateId),
    name: text().notNull(),
    plainName: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  table => [
    index().on(table.stateId),
    index().on(table.plainName.op('text_pattern_ops')),
    index().on(table.latitude),
  ],
)
