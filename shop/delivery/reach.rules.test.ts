import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greatCircle } from '../near/providers/distance.rules.ts'
import { contains } from './area.rules.ts'
import { addressLine, isMeant, missingFor, reachOf } from './reach.rules.ts'
import type { ReachZone } from './zone-names.rules.ts'

const shop = { latitude: 24.918, longitude: 67.0971 }
const lahore = { latitude: 31.558, longitude: 74.3507 }
const zoneOf = (zoneName: string, some: Partial<ReachZone> = {}): ReachZone => ({
  zoneId: 1,
  branchId: 1,
  centre: shop,
  zoneName,
  postalCodes: [],
  neighbourhoods: [],
  radius: null,
  polygon: null,
  shippingBands: null,
  leastOrder: null,
  ...some,
})
const square = [
  { latitude: 24.9, longitude: 67 },
  { latitude: 24.9, longitude: 67.2 },
  { latitude: 25, longitude: 67.2 },
  { latitude: 25, longitude: 67 },
]
const nameOf = (...given: Parameters<typeof reachOf>) => reachOf(...given).zone?.zoneName

describe('the zone of an address', () => {
  const codes = zoneOf('codes', { postalCodes: ['75300', '742', 'K1A 0B1'] })
  const names = zoneOf('names', { neighbourhoods: ['Gulshan-e-Iqbal', 'Defence'] })

  test.each([
    [{ postalCode: '75300' }, 'codes'],
    [{ postalCode: ' 75300-1234 ' }, 'codes'],
    [{ postalCode: '74200' }, 'codes'],
    [{ postalCode: 'k1a0b1' }, 'codes'],
    [{ postalCode: '7530' }, undefined],
    [{ address: '12 Garden Road, 75300 Karachi' }, 'codes'],
    [{ address: '12 Garden Road 74299' }, 'codes'],
    [{ address: '742' }, 'codes'],
    [{ address: '742 Garden Road' }, undefined],
    [{ address: '7421 Garden Road' }, undefined],
    [{ postalCode: 'PK-75300' }, 'codes'],
    [{ postalCode: '۷۵۳۰۰' }, 'codes'],
    [{ address: '12 Garden Road, ٧٥٣٠٠' }, 'codes'],
    [{ address: '75300 Garden Road', postalCode: '75600' }, undefined],
    [{ address: '12 Garden Road, gulshan e IQBAL' }, 'names'],
    [{ address: '12 Garden Road', city: 'Gulshan-e-Iqbal' }, 'names'],
    [{ address: '12 Defenceless Road' }, undefined],
    [{ address: '4 Defence Street, Karachi' }, undefined],
    [{ address: '4 Defence Street, Defence Phase 5' }, 'names'],
    [{ address: 'Gulshan-e-Iqbal Block 13-D' }, 'names'],
    [{ address: '' }, undefined],
  ])('%j is found by its postcode or neighbourhood: %s', (typed, expected) => {
    expect(nameOf(typed, undefined, [codes, names], [shop])).toBe(expected)
  })

  // The delivery question has one field; the checkout has a separate one for the postcode.
  test.each([
    ['SW1A 1AA', 'SW1A1AA', true],
    ['SW1A1AA', 'sw1a 1aa', true],
    ['SW1', 'SW1A 1AA', true],
    ['N1', 'N1 1AA', true],
    ['N1', 'N11AA', true],
    ['N1', 'N10 1AA', false],
    ['N1', 'N101AA', false],
    ['1012AB', '1012 AB', true],
    ['1012', '1012 AB', true],
    ['10', '1012', true],
    ['K1A', 'K1A 0B1', true],
    ['K1', 'K1A0B1', true],
    ['100', '100 05', true],
    ['00-950', '00950', true],
    ['75300', '75300-1234', true],
    ['75300', '7530', false],
    ['', '75300', false],
  ])('%s has %s: %s, whether it is asked or ordered', (code, typed, expected) => {
    const zone = zoneOf('zone', { postalCodes: [code] })
    const name = expected ? 'zone' : undefined
    expect(nameOf({ postalCode: typed }, undefined, [zone], [shop])).toBe(name)
    expect(nameOf({ address: typed }, undefined, [zone], [shop])).toBe(name)
    if (typed.replaceAll(/\W/g, '').length < 5) return
    expect(nameOf({ address: `12 Garden Road, ${typed} Town` }, undefined, [zone], [shop])).toBe(name)
  })

  test('is the first that matches', () => {
    const again = zoneOf('again', { postalCodes: ['75300'] })
    expect(nameOf({ postalCode: '75300' }, undefined, [codes, again], [shop])).toBe('codes')
    expect(nameOf({ postalCode: '75300' }, undefined, [again, codes], [shop])).toBe('again')
  })

  test('is one whose area or distance has its position', () => {
    const area = zoneOf('area', { polygon: square })
    const around = zoneOf('around', { radius: 5_000 })
    expect(nameOf({}, shop, [area], [])).toBe('area')
    expect(nameOf({}, { ...shop, latitude: 25.1 }, [area], [shop])).toBeUndefined()
    expect(nameOf({}, { ...shop, latitude: 24.96 }, [around], [shop])).toBe('around')
    expect(nameOf({}, { ...shop, latitude: 24.97 }, [around], [shop])).toBeUndefined()
    expect(nameOf({}, shop, [{ ...around, centre: null }], [])).toBeUndefined()
  })

  test('is not found by the name of a place far away, unless the zone is drawn there', () => {
    const texas = { latitude: 32.78, longitude: -96.8 }
    expect(reachOf({ postalCode: '75300' }, texas, [codes, names], [shop]).reach).toBe('TOO_FAR')
    expect(reachOf({ address: 'Defence, Lahore' }, lahore, [names], [shop]).reach).toBe('TOO_FAR')
    expect(reachOf({ address: 'Defence', city: 'Lahore' }, lahore, [names], [shop]).reach).toBe('TOO_FAR')
    expect(nameOf({ address: ' defence ' }, lahore, [names], [shop])).toBe('names')
    const there = zoneOf('there', { polygon: square.map(one => ({ ...one, latitude: one.latitude + 6.6 })) })
    const inside = { latitude: 31.55, longitude: 67.1 }
    expect(reachOf({}, inside, [there], [shop])).toMatchObject({ reach: 'DELIVERED', zone: there })
  })
})

test('an address in no zone is delivered to within 300 miles, and nobody knows of one that is nowhere', () => {
  expect(reachOf({ address: 'x' }, { latitude: 25.4, longitude: 68.4 }, [], [shop]).reach).toBe('DELIVERED')
  expect(reachOf({ address: 'x' }, lahore, [], [shop]).reach).toBe('TOO_FAR')
  expect(reachOf({ address: 'x' }, undefined, [], [shop]).reach).toBe('UNKNOWN')
  expect(reachOf({ address: 'x' }, lahore, [], []).reach).toBe('UNKNOWN')
})

const position = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('300 miles are 300 miles everywhere', () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      const { reach, metres } = reachOf({ address: 'x' }, to, [], [from])
      expect(metres).toBe(greatCircle(from, to))
      expect(reach).toBe(greatCircle(from, to) > 300 * 1609.34 ? 'TOO_FAR' : 'DELIVERED')
    }),
  )
})

test('an area contains its middle and nothing outside, with any first corner, also across the antimeridian', () => {
  const wrapped = (longitude: number) => ((longitude + 540) % 360) - 180
  fc.assert(
    fc.property(
      position,
      fc.integer({ min: 3, max: 30 }),
      fc.double({ min: 0.01, max: 5, noNaN: true }),
      fc.nat(),
      fc.double({ min: 0, max: 7, noNaN: true }),
      (middle, count, size, first, towards) => {
        const at = (angle: number, away: number) => ({
          latitude: middle.latitude + away * Math.sin(angle),
          longitude: wrapped(middle.longitude + away * Math.cos(angle)),
        })
        const corners = Array.from({ length: count }, (_, place) =>
          at((2 * Math.PI * ((place + first) % count)) / count, size),
        )
        expect(contains(corners, middle)).toBe(true)
        expect(contains(corners, at(towards, size * 1.01))).toBe(false)
        expect(contains([...corners].reverse(), middle)).toBe(true)
      },
    ),
  )
})

test('the amount missing for the minimum order is never negative', () => {
  const least = zoneOf('least', { leastOrder: 50_000 })
  expect(missingFor(least, 49_999)).toBe(1)
  expect(missingFor(least, 50_000)).toBe(0)
  expect(missingFor(least, 70_000)).toBe(0)
  expect(missingFor(zoneOf('none'), 0)).toBe(0)
  expect(missingFor(undefined, 0)).toBe(0)
})

test('an address is searched as one line, without its empty parts', () => {
  const whole = { address: '1 Road', city: 'Karachi', stateProvince: 'Sindh', country: 'Pakistan' }
  expect(addressLine({ ...whole, postalCode: '75300' })).toBe('1 Road, Karachi, Sindh 75300, Pakistan')
  expect(addressLine({ address: ' Karachi ', city: '  ' })).toBe('Karachi')
})

const karachi = ['Karachi', 'Karachi, Sindh, Pakistan'] as const
const street = ['Street', 'Street, England, United Kingdom'] as const
test.each([
  [...karachi, { city: 'Karachi', country: 'Pakistan' }, true, true],
  [...karachi, { city: 'karachi city', country: 'PK' }, true, true],
  [...karachi, { city: 'Karachi', country: 'India' }, false, false],
  [...karachi, { city: 'Karachi', country: 'ZZ' }, false, false],
  [...karachi, { address: '14 Garden Road, Karachi' }, true, true],
  [...karachi, { address: '14 Garden Road Karachi' }, true, false],
  [...street, { address: '14 Garden Street' }, true, false],
  [...street, { address: '14 Garden Street', city: 'Karachi', country: 'UK' }, true, false],
  [
    'New York City',
    'New York City, New York, United States',
    { city: 'New York', country: 'USA' },
    true,
    true,
  ],
  ['77001', 'Houston, TX 77001, United States', { postalCode: '77001-0001', country: 'US' }, true, true],
  ['75460', 'Paris, TX 75460, United States', { address: '75460' }, true, false],
  ['K1A', 'Ottawa, ON K1A, Canada', { postalCode: 'K1A0B1', country: 'Canada' }, true, true],
  ['Washington', 'Washington, District of Columbia, United States', { city: 'Tinyville' }, false, false],
])('%s at %s matches the typed %j: near %s, far away %s', (name, address, typed, near, far) => {
  expect(isMeant({ name, address }, typed, { near: true })).toBe(near)
  expect(isMeant({ name, address }, typed, { near: false })).toBe(far)
})

const clifton = { name: 'Clifton', address: 'Clifton, New Jersey, United States' }
const london = { name: 'London', address: 'London, England, United Kingdom' }
test.each([
  [clifton, { address: 'Clifton' }, false],
  [clifton, { address: 'Clifton, USA' }, true],
  [clifton, { address: 'Clifton, United States' }, true],
  [clifton, { city: 'Clifton', country: 'US' }, true],
  [london, { address: 'London' }, false],
  [london, { address: 'London UK' }, true],
  [{ name: 'Lahore', address: 'Lahore, Punjab, Pakistan' }, { address: 'Lahore' }, true],
])('%j is what a shop of Pakistan takes %j for: %s', (place, typed, expected) => {
  expect(isMeant(place, typed, { near: false, home: 'PK' })).toBe(expected)
})
