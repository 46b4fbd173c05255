import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id } from '../lib/fields.ts'

const country = z.object({ countryId: z.int(), name: z.string(), isoCode: z.string() })
const state = z.object({ stateId: z.int(), stateCode: z.string(), name: z.string(), countryId: z.int() })
const city = z.object({ cityId: z.int(), name: z.string(), stateId: z.int() })

export const findAllCountries = defineCall({
  does: 'Lists the countries by name.',
  method: 'GET',
  path: '/country/findAll',
  who: 'anyone',
  input: z.object({}),
  output: z.array(country),
  failures: {},
})

export const findStatesByCountry = defineCall({
  does: 'Lists the states or provinces of a country by name.',
  method: 'GET',
  path: '/stateProvince/findAllByCountryId/{id}',
  who: 'anyone',
  input: z.object({ id }),
  output: z.array(state),
  failures: {},
})

export const findAllStates = defineCall({
  does: 'Lists the states and provinces of all countries by name.',
  method: 'GET',
  path: '/stateProvince/findAllState',
  who: 'anyone',
  input: z.object({}),
  output: z.array(state),
  failures: {},
})

export const findCitiesByState = defineCall({
  does: 'Lists the towns and cities of a state by name.',
  method: 'GET',
  path: '/city/findAllByStateId/{id}',
  who: 'anyone',
  input: z.object({ id }),
  output: z.array(city),
  failures: {},
})

export const placesCalls = [findAllCountries, findStatesByCountry, findAllStates, findCitiesByState] as const
