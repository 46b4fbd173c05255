import { expect, test } from 'vitest'
import { overpassQuery, patternOf } from './overpass-query.rules.ts'

const asked = {
  position: { latitude: 24.8624, longitude: 67.0283 },
  radius: 2000,
  kinds: ['RESTAURANT'] as const,
  goods: '',
  name: '',
}

test.each([
  ['Biryani', 'Biryani'],
  ['  fried   chicken ', 'fried.chicken'],
  ['"];out;', '...out.'],
  ['a\\"b', 'a..b'],
  ['(a|b)*.+?^$[]{}', '.a.b...........'],
  ['لحم', 'لحم'],
  ['क्षी', 'क्षी'],
  ['a\ud800', 'a.'],
  ['\0\n', '.'],
])('%j is the pattern %j', (typed, pattern) => {
  expect(patternOf(typed)).toBe(pattern)
})

test('restaurants are found by a dish in their cuisine or name, and by their own name', () => {
  const query = overpassQuery({ ...asked, goods: 'biryani', name: 'student' })
  expect(query.match(/nwr\(around:2000,24\.862400,67\.028300\)/g)).toHaveLength(2)
  expect(query).toContain('["name"~"student",i]["name"]["cuisine"~"biryani",i]')
  expect(query).toContain('["name"~"student",i]["name"~"biryani",i]')
})

test('grocers are found whatever they have, which OpenStreetMap does not know', () => {
  expect(overpassQuery({ ...asked, kinds: ['GROCERY'], goods: 'rice' })).not.toContain('rice')
})

test('a narrow circle is searched before a wide one, and both are bounded', () => {
  const query = overpassQuery({ ...asked, radius: 20_000 })
  expect([...query.matchAll(/around:(\d+)/g)].map(([, circle]) => circle)).toEqual(['5000', '20000'])
  expect(query.match(/out center \d+;/g)).toHaveLength(2)
  expect(overpassQuery(asked).match(/out center \d+;/g)).toHaveLength(1)
})
