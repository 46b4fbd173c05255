import { useEffect, useState } from 'react'
import { send } from '../api.ts'

export type Place = { id: number; name: string; code: string }

const known = new Map<string, Promise<Place[]>>()

/** Requests a list once per page. If that fails, the list is empty and requested again the next time. */
function ask(key: string, load: () => Promise<Place[] | undefined>): Promise<Place[]> {
  const asked = known.get(key)
  if (asked) return asked
  const asking = load().then(places => {
    if (!places) known.delete(key)
    return places ?? []
  })
  known.set(key, asking)
  return asking
}

const loadCountries = async () => {
  const sent = await send('GET /country/findAll', {})
  return sent.ok
    ? sent.answer.map(row => ({ id: row.countryId, name: row.name, code: row.isoCode }))
    : undefined
}
const loadStates = async (id: number) => {
  const sent = await send('GET /stateProvince/findAllByCountryId/{id}', { id })
  return sent.ok
    ? sent.answer.map(row => ({ id: row.stateId, name: row.name, code: row.stateCode }))
    : undefined
}
const loadCities = async (id: number) => {
  const sent = await send('GET /city/findAllByStateId/{id}', { id })
  return sent.ok ? sent.answer.map(row => ({ id: row.cityId, name: row.name, code: row.name })) : undefined
}

function usePlaces(key: string | undefined, load: () => Promise<Place[] | undefined>): Place[] {
  const [places, setPlaces] = useState<Place[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let leaving = false
    if (key === undefined) setPlaces([])
    else ask(key, load).then(found => leaving || setPlaces(found))
    return () => {
      leaving = true
    }
  }, [key])
  return places
}

/** Countries, then the states of the chosen country, then the cities of the chosen state; the values are names. */
export function useDependentPlaces(country: string, stateProvince: string) {
  const countries = usePlaces('countries', loadCountries)
  const countryId = countries.find(place => place.name === country)?.id
  const states = usePlaces(countryId === undefined ? undefined : `states ${countryId}`, () =>
    loadStates(countryId as number),
  )
  const stateId = states.find(place => place.name === stateProvince)?.id
  const cities = usePlaces(stateId === undefined ? undefined : `cities ${stateId}`, () =>
    loadCities(stateId as number),
  )
  return { countries, states, cities }
}
