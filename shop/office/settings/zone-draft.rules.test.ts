import { expect, test } from 'vitest'
import { CORNERS } from '../../delivery/zones.rules.ts'
import { m } from '../../messages/m.ts'
import { checkZoneDraft, zoneDraftOf, zoneIn } from './zone-draft.rules.ts'

const empty = zoneDraftOf(undefined)

test('places are separated by lines or commas, and empty amounts are omitted', () => {
  const draft = {
    ...empty,
    zoneName: ' Gulshan ',
    neighbourhoods: 'One, \n Two;',
    postalCodes: '75300',
    polygon: '24.9, 67.1\n 24.9 67.2\n25;67.1',
    shippingBands: [{ from: '0', fee: '0' }],
  }
  expect(zoneIn(draft)).toEqual({
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
  expect(checkZoneDraft(draft, 2)).toEqual({})
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
    ),
  ).toEqual({
    radius: m.settings_radius_wrong(),
    polygon: m.settings_polygon_wrong(CORNERS),
    'shippingBands.0.fee': m.settings_amount_decimals({ count: 2 }),
  })
})
