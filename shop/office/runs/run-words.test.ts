import { expect, test } from 'vitest'
import { mapAddress, nameOfRun, placeWords } from './run-words.ts'

const home = { address: '14 Garden Road', city: 'Karachi', postalCode: '75300' }

test('a run of an earlier day is named with its day', () => {
  const run = { runName: 'Run 1', day: '2026-11-27' }
  expect(nameOfRun(run, '2026-11-27')).toBe('Run 1')
  expect(nameOfRun(run, '2026-11-28')).toBe('Run 1 of Fri, 27 Nov')
})

test('an address is one line, without what is missing', () => {
  expect(placeWords(home)).toBe('14 Garden Road, 75300 Karachi')
  expect(placeWords({ ...home, postalCode: null })).toBe('14 Garden Road, Karachi')
  expect(placeWords({ address: null, city: null, postalCode: null })).toBe('')
})

test('a map opens at the address, or at the position of an order that has none', () => {
  expect(mapAddress({ ...home, position: null })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=14%20Garden%20Road%2C%2075300%20Karachi',
  )
  const nowhere = { address: null, city: null, postalCode: null }
  expect(mapAddress({ ...nowhere, position: { latitude: 24.8, longitude: 67 } })).toContain(
    'destination=24.8%2C67',
  )
})
