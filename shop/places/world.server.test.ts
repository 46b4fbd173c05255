import { expect, test } from 'vitest'
import { placesOfTheWorld } from './world.server.ts'

const world = placesOfTheWorld()

function statesOf(isoCode: string) {
  const country = world.countries.find(each => each.isoCode === isoCode)
  return world.states.filter(state => state.countryId === country?.countryId)
}

test('knows the states of the United States by their postal codes', () => {
  expect(statesOf('US')).toHaveLength(51)
  expect(statesOf('US')).toContainEqual(expect.objectContaining({ stateCode: 'TX', name: 'Texas' }))
})

test('knows the provinces of Pakistan by name', () => {
  const names = statesOf('PK').map(state => state.name)
  expect(names).toEqual([
    'Azad Kashmir',
    'Balochistan',
    'Gilgit-Baltistan',
    'Islamabad',
    'Khyber Pakhtunkhwa',
    'Punjab',
    'Sindh',
  ])
})

test('gives every country a state, each name once', () => {
  for (const { isoCode } of world.countries) {
    const names = statesOf(isoCode).map(state => state.name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('keeps the kind of division if the rest is not a name', () => {
  const names = statesOf('SA').map(state => state.name)
  expect(names).toContain('Tabuk')
  expect(names).toContain('Eastern Province')
})

test('lists the towns of a state by name, each once', () => {
  const [sindh] = statesOf('PK').filter(state => state.name === 'Sindh')
  const towns = world.cities.filter(city => city.stateId === sindh?.stateId).map(city => city.name)
  expect(towns).toContain('Karachi')
  expect(towns).toEqual([...new Set(towns)].sort(new Intl.Collator('en').compare))
})

test('knows where each town is, and how it is searched', () => {
  const named = (name: string, state: string) =>
    world.cities.find(
      city => city.name === name && city.stateId === world.states.find(each => each.name === state)?.stateId,
    )
  expect(named('Karachi', 'Sindh')).toMatchObject({
    plainName: 'karachi',
    latitude: 24.8608,
    longitude: 67.0104,
  })
  expect(named('Zürich', 'Zurich')).toMatchObject({ plainName: 'zurich' })
  // The first of two in England, near Newcastle.
  expect(named('Washington', 'England')).toMatchObject({ latitude: 54.9 })
  const nowhere = world.cities.filter(
    ({ latitude, longitude, plainName }) =>
      !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && plainName !== ''),
  )
  expect(nowhere).toEqual([])
})
