import { expect, test } from 'vitest'
import type { Box, BoxPart } from '../../boxes/box.ts'
import { m } from '../../messages/m.ts'
import { wrongBoxParts } from './box-parts.rules.ts'
import type { PossiblePart } from './parts.rules.ts'

const mince: PossiblePart = {
  ...{ productId: 7, productName: 'Mince', isSet: false, hasVariants: false, isRemoved: false },
  ...{ unitName: 'lb', quantityStep: 250, minimumSteps: 2, maximumSteps: 40 },
  ...{ packagingAttributes: [], cuttingAttributes: ['Fine', 'Coarse'], extraAttributes: ['Red'] },
}
const boxOf = (part: Partial<BoxPart> = {}): Box => ({
  ...{ price: 'OWN', lessBp: 0 },
  groups: [
    {
      ...{ name: 'Meat', choose: null, again: false },
      parts: [{ productId: 7, amount: 500, cuttingAttributes: 'Fine', ...part }],
    },
  ],
})
const wrongOf = (part: Partial<BoxPart>, some: Partial<PossiblePart> = {}) =>
  wrongBoxParts(boxOf(part), new Map([[7, { ...mince, ...some }]]))
const at = (field: string, says: string) => ({ [`box.groups.0.parts.0.${field}`]: says })

test('a product that the shop sells so can be in a box', () => {
  expect(wrongOf({})).toEqual({})
  expect(wrongOf({ amount: 10_000 })).toEqual({})
})

test('a product that cannot be in a box says why', () => {
  expect(wrongBoxParts(boxOf(), new Map())).toEqual(at('productId', m.catalogue_part_unknown()))
  expect(wrongOf({}, { isSet: true })).toEqual(at('productId', m.catalogue_part_is_set({ part: 'Mince' })))
  expect(wrongOf({}, { hasVariants: true })).toEqual(
    at('productId', m.boxes_part_has_variants({ part: 'Mince' })),
  )
  expect(wrongOf({}, { isRemoved: true })).toEqual(at('productId', m.boxes_part_removed({ part: 'Mince' })))
})

test('a quantity must be one that can be sold', () => {
  expect(wrongOf({ amount: 600 })).toEqual(at('quantity', m.boxes_quantity_step({ step: '0.25 lb' })))
  expect(wrongOf({ amount: 250 })).toEqual(at('quantity', m.boxes_quantity_least({ least: '0.5 lb' })))
  expect(wrongOf({ amount: 10_250 })).toEqual(at('quantity', m.boxes_quantity_most({ most: '10 lb' })))
})

test('a choice must be one of the product, and is needed if there are several', () => {
  const field = 'cuttingAttributes'
  expect(wrongOf({ [field]: 'Whole' })).toEqual(at(field, m.catalogue_part_no_choice({ choice: 'Whole' })))
  expect(wrongOf({ [field]: undefined })).toEqual(at(field, m.boxes_choice_missing({ part: 'Mince' })))
})

test('a part that stays as it is stays right, and one that changes is checked', () => {
  const gone = new Map([[7, { ...mince, isRemoved: true }]])
  expect(wrongBoxParts(boxOf(), gone, boxOf())).toEqual({})
  expect(wrongBoxParts(boxOf({ amount: 750 }), gone, boxOf())).toEqual(
    at('productId', m.boxes_part_removed({ part: 'Mince' })),
  )
})
