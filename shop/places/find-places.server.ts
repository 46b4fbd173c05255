import { asc, eq } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import {
  findAllCountries,
  findAllStates,
  findCitiesByCountry,
  findCitiesByState,
  findStatesByCountry,
} from './places.contract.ts'
import { cities, countries, states } from './places.tables.server.ts'

const cityFields = { cityId: cities.cityId, stateId: cities.stateId, name: cities.name }

// Ids follow the order in which people expect the names, which may differ from the database's sort order.

export const answerFindAllCountries = handle(findAllCountries, (_input, { database }) =>
  database.select().from(countries).orderBy(asc(countries.countryId)),
)

export const answerFindStatesByCountry = handle(findStatesByCountry, ({ id }, { database }) =>
  database.select().from(states).where(eq(states.countryId, id)).orderBy(asc(states.stateId)),
)

export const answerFindAllStates = handle(findAllStates, (_input, { database }) =>
  database.select().from(states).orderBy(asc(states.stateId)),
)

export const answerFindCitiesByState = handle(findCitiesByState, ({ id }, { database }) =>
  database.select(cityFields).from(cities).where(eq(cities.stateId, id)).orderBy(asc(cities.cityId)),
)

const PAGE = 1000

export const answerFindCitiesByCountry = handle(findCitiesByCountry, ({ id, page }, { database }) =>
  database
    .select(cityFields)
    .from(cities)
    .innerJoin(states, eq(states.stateId, cities.stateId))
    .where(eq(states.countryId, id))
    .orderBy(asc(cities.stateId), asc(cities.cityId))
    .limit(PAGE)
    .offset((page - 1) * PAGE),
)
