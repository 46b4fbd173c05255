import fc from 'fast-check'
import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { RADIUS } from '../providers/distance.rules.ts'
import {
  checkSearch,
  dishesWith,
  emptySearch,
  radiusDigits,
  showDistance,
  toggled,
  typedOver,
} from './place-search.rules.ts'

test('dishes are suggested by any part of their name, in any case', () => {
  expect(dishesWith('c')).toEqual(['Fried Chicken', 'Cake'])
  expect(dishesWith(' BIR')).toEqual(['Biryani'])
  expect(dishesWith('')).toEqual([])
  expect(dishesWith('Cake')).toEqual([])
  expect(dishesWith('%')).toEqual([])
})

test('a radius may have three digits, so that a radius that is too long gets its message', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      const { radius, stripped } = radiusDigits(typed)
      expect(radius).toMatch(/^\d{0,3}$/)
      expect(stripped).toBe([...typed].some(sign => !'0123456789'.includes(sign)))
    }),
  )
  expect(radiusDigits('1x2')).toEqual({ radius: '12', stripped: true })
  expect(radiusDigits('100')).toEqual({ radius: '100', stripped: false })
})

test.each([
  ['0', true],
  ['1', false],
  ['20', false],
  ['21', true],
  ['100', true],
  ['', true],
])('a radius of %j is refused: %s', (radius, refused) => {
  const wrong = checkSearch({ ...emptySearch, address: 'Karachi', radius })
  expect(wrong).toEqual(refused ? { radius: m.near_radius_range(RADIUS) } : {})
})

test('an address is needed if no position is known', () => {
  expect(checkSearch({ ...emptySearch, address: '  ' })).toEqual({ address: m.near_no_address() })
  expect(checkSearch({ ...emptySearch, found: { latitude: 1, longitude: 1 } })).toEqual({})
})

test('five can be chosen, the sixth not, and each can be taken away again', () => {
  const places = ['a', 'b', 'c', 'd', 'e', 'f'].map(placeId => ({ placeId }))
  const five = places.slice(0, 5).reduce((all, one) => toggled(all, one) ?? [], [] as typeof places)
  expect(five).toEqual(places.slice(0, 5))
  expect(toggled(five, places[5] as (typeof places)[0])).toBeUndefined()
  expect(toggled(five, { placeId: 'c' })?.map(({ placeId }) => placeId)).toEqual(['a', 'b', 'd', 'e'])
})

test('distances are shown in the chosen unit', () => {
  expect(showDistance(1609.34, 'miles', 'en')).toBe('1 mi')
  expect(showDistance(412, 'km', 'en')).toBe('0.4 km')
  expect(showDistance(12_345, 'km', 'en')).toBe('12 km')
})

test('values typed before the scripts loaded override the stored ones, and another address has another position', () => {
  const search = {
    ...emptySearch,
    address: 'Karachi',
    found: { latitude: 24.86, longitude: 67.01 },
    radius: '20',
  }
  expect(typedOver(search, { radius: '5', grocery: '' })).toEqual(search)
  expect(typedOver(search, { address: 'Karachi', food: 'Cake' })).toEqual({ ...search, food: 'Cake' })
  expect(typedOver({ ...search, picked: true }, { address: 'Lahore' })).toEqual({
    ...search,
    ...{ address: 'Lahore', found: undefined, picked: false },
  })
})
