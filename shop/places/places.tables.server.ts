import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

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

/** Towns and cities. */
export const cities = pgTable(
  'cities',
  {
    cityId: integer().primaryKey(),
    stateId: integer()
      .notNull()
      .references(() => states.stateId),
    name: text().notNull(),
  },
  table => [index().on(table.stateId)],
)
