import { expect, test } from 'vitest'
import { CORNERS } from '../../delivery/zones.rules.ts'
import { m } from '../../messages/m.ts'
import { checkZoneDraft, zoneDraftOf, zoneIn } from './zone-draft.rules.ts'

const zoneOf = {
  zoneId: 1,
  branchId: 1,
  zoneName: 'Gulshan',
  neighbourhoods: [],
  postalCodes: ['75300'],
  radius: null,
  polygon: null,
  shippingBands: null,
  leastOrder: null,
  active: true,
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const empty = zoneDraftOf(undefined, 'km')

test('places are separated by lines or commas, and empty amounts are omitted', () => {
  const draft = {
    ...empty,
    zoneName: ' Gulshan ',
    neighbourhoods: 'One, \n Two;',
    postalCodes: '75300',
    polygon: '24.9, 67.1\n 24.9 67.2\n25;67.1',
    shippingBands: [{ from: '0', fee: '0' }],
  }
  expect(zoneIn(draft, 'km')).toEqual({
    zoneName: 'Gulshan',
    neighbourhoods: ['One', 'Two'],
    postalCodes: ['75300'],
    radius: null,
    polygon: [
      { latitude: 24.9, longitude: 67.1 },
      { latitude: 24.9, longitude: 67.2 },
      { latitude: 25, longitude: 67.1 },
    ],
    shippingBands: [{ from: 0, fee: 0 }],
    leastOrder: null,
    active: true,
  })
  expect(checkZoneDraft(draft, 2, 'km')).toEqual({})
})

test('an invalid number is an error at its field', () => {
  expect(
    checkZoneDraft(
      {
        ...empty,
        zoneName: 'Gulshan',
        radius: 'far',
        polygon: 'here\n1, 2\n3, 4',
        shippingBands: [{ from: '0', fee: '1.005' }],
      },
      2,
      'km',
    ),
  ).toEqual({
    radius: m.office_settings_radius_wrong({ most: 500, unit: 'km' }),
    polygon: m.settings_polygon_wrong(CORNERS),
    'shippingBands.0.fee': m.settings_amount_decimals({ count: 2 }),
  })
})

test('a distance is typed and shown in the unit of the shop, and one that nobody changed stays exact', () => {
  const zone = { ...zoneOf, radius: 6.5 }
  const draft = zoneDraftOf(zone, 'miles')
  expect(draft.radius).toBe('4')
  expect(zoneIn(draft, 'miles', zone).radius).toBe(6.5)
  expect(zoneIn({ ...draft, radius: '5' }, 'miles', zone).radius).toBe(8.047)
  expect(zoneDraftOf({ ...zone, radius: 8.047 }, 'miles').radius).toBe('5')
  expect(checkZoneDraft({ ...draft, radius: '5' }, 2, 'miles')).toEqual({})
  expect(checkZoneDraft({ ...draft, radius: '400' }, 2, 'miles')).toEqual({
    radius: m.office_settings_radius_wrong({ most: 310, unit: m.near_miles() }),
  })
})
