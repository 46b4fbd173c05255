import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FoundPlace } from '../near.contract.ts'
import { emptySearch } from './place-search.rules.ts'
import { noSearch, type StoredSearch, searchFrom, textOf } from './stored-search.rules.ts'

const place = (placeId: string, more: Partial<FoundPlace> = {}): FoundPlace => ({
  ...{ placeId, name: 'Cafe Clifton', vicinity: 'Block 5, Karachi', kind: 'RESTAURANT', distance: 416 },
  location: { latitude: 24.8, longitude: 67 },
  ...{ partnerId: 1, priority: 1, phone1: '' },
  hours: [null, { opens: '10:00', closes: '24:00' }],
  ...more,
})
const search = { ...emptySearch, address: 'Karachi', found: { latitude: 24.86, longitude: 67.01 } }
const whole: StoredSearch = {
  search,
  located: true,
  found: {
    places: [place('partner-1'), place('place-2', { partnerId: null, priority: null, hours: null })],
    provider: 'embedded',
    fellBack: false,
    attribution: [{ says: 'GeoNames', link: 'https://www.geonames.org' }],
    of: search,
  },
  chosen: [place('partner-1'), place('partner-9')],
  carried: [place('partner-9')],
}

test('a stored search is read back unchanged, and an empty one is not stored', () => {
  expect(searchFrom(textOf(whole))).toEqual(whole)
  expect(textOf({ ...noSearch, search: { ...emptySearch } })).toBeNull()
  expect(searchFrom(null)).toEqual(noSearch)
  const written = { ...noSearch, search: { ...emptySearch, grocery: 'Dates' } }
  expect(searchFrom(textOf(written))).toEqual(written)
})

test.each([
  ['no JSON', '{broken'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['of another version', JSON.stringify({ ...whole, chosen: [{ placeId: 'partner-1', name: 'Cafe' }] })],
  ['a radius of none', JSON.stringify({ ...whole, found: { ...whole.found, of: emptySearch } })],
  ['six chosen', JSON.stringify({ ...whole, chosen: [1, 2, 3, 4, 5, 6].map(at => place(`p-${at}`)) })],
  ['one twice', JSON.stringify({ ...whole, carried: [place('partner-1')] })],
  ['nowhere', JSON.stringify({ ...whole, search: { ...search, found: { latitude: 91, longitude: 0 } } })],
  ['no end', textOf(whole)?.replaceAll('416', '1e999') ?? ''],
  ['much too long', JSON.stringify({ ...whole, search: { ...search, food: 'x'.repeat(5000) } })],
])('a stored search that is %s is ignored', (_, text) => {
  expect(searchFrom(text)).toEqual(noSearch)
})

/** Lists the paths to all values inside a value. */
const waysIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[name], ...waysIn(inner).map(way => [name, ...way])])
    : []

test('a changed stored search is read completely or not at all', () => {
  fc.assert(
    fc.property(fc.constantFrom(...waysIn(whole)), fc.jsonValue(), (way, other) => {
      const copy = structuredClone(whole)
      const last = way.at(-1) ?? ''
      const holder = way
        .slice(0, -1)
        .reduce((at, name) => at[name] as Record<string, unknown>, copy as Record<string, unknown>)
      holder[last] = other
      const read = searchFrom(JSON.stringify(copy))
      expect([noSearch, JSON.parse(JSON.stringify(copy))]).toContainEqual(JSON.parse(JSON.stringify(read)))
      for (const { name } of [...read.chosen, ...read.carried, ...(read.found?.places ?? [])])
        expect(typeof name).toBe('string')
    }),
  )
  fc.assert(fc.property(fc.string(), text => void expect(searchFrom(text)).toBeDefined()))
})
