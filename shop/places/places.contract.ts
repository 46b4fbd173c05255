import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, wholeNumber } from '../lib/fields.ts'

const country = z
  .object({ countryId: z.int(), name: z.string(), isoCode: z.string() })
  .meta({ title: 'Country' })
const state = z
  .object({ stateId: z.int(), stateCode: z.string(), name: z.string(), countryId: z.int() })
  .meta({ title: 'State' })
const city = z.object({ cityId: z.int(), name: z.string(), stateId: z.int() }).meta({ title: 'City' })

export const findAllCountries = defineCall({
  does: 'Lists the countries by name.',
  method: 'GET',
  path: '/country/findAll',
  who: 'anyone',
  shows: () => ['places'],
  input: z.object({}),
  output: z.array(country),
  example: {
    input: {},
    output: [
      { countryId: 166, name: 'Pakistan', isoCode: 'PK' },
      { countryId: 236, name: 'United States', isoCode: 'US' },
    ],
  },
  failures: {},
})

export const findStatesByCountry = defineCall({
  does: 'Lists the states or provinces of a country by name.',
  method: 'GET',
  path: '/stateProvince/findAllByCountryId/{id}',
  who: 'anyone',
  shows: () => ['places'],
  input: z.object({ id }),
  output: z.array(state),
  example: {
    input: { id: 166 },
    output: [{ stateId: 2460, stateCode: 'Sindh', name: 'Sindh', countryId: 166 }],
  },
  failures: {},
})

export const findAllStates = defineCall({
  does: 'Lists the states and provinces of all countries by name.',
  method: 'GET',
  path: '/stateProvince/findAllState',
  who: 'anyone',
  shows: () => ['places'],
  input: z.object({}),
  output: z.array(state),
  example: { input: {}, output: [{ stateId: 2460, stateCode: 'Sindh', name: 'Sindh', countryId: 166 }] },
  failures: {},
})

export const findCitiesByState = defineCall({
  does: 'Lists the towns and cities of a state by name.',
  method: 'GET',
  path: '/city/findAllByStateId/{id}',
  who: 'anyone',
  shows: () => ['places'],
  input: z.object({ id }),
  output: z.array(city),
  example: { input: { id: 2460 }, output: [{ cityId: 101608, name: 'Karachi', stateId: 2460 }] },
  failures: {},
})

export const findCitiesByCountry = defineCall({
  does: 'Lists the towns and cities of a country by state and name, 1,000 per page, from page 1.',
  method: 'GET',
  path: '/city/findAllByCountryId/{id}',
  who: 'anyone',
  shows: () => ['places'],
  input: z.object({ id, page: wholeNumber(1, 10_000).default(1) }),
  output: z.array(city).max(1000),
  example: { input: { id: 166, page: 1 }, output: [{ cityId: 101608, name: 'Karachi', stateId: 2460 }] },
  failures: {},
})

export const placesCalls = [
  findAllCountries,
  findStatesByCountry,
  findAllStates,
  findCitiesByState,
  findCitiesByCountry,
] as const
