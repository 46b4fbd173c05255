import { expect, test } from 'vitest'
import type { StaffBox } from '../../../boxes/box.fields.ts'
import { boxDraft, boxInputOf, describeBox, newBox, newGroup, newPart } from './box-draft.rules.ts'

const offered = { packagingAttributes: [], cuttingAttributes: ['Fine', 'Coarse'], extraAttributes: [] }
const shown: StaffBox = {
  ...{ price: 'PARTS', less: 12.5 },
  groups: [
    {
      ...{ name: 'Meat', choose: 1, again: true },
      parts: [
        {
          ...{ productId: 7, productName: 'Mince', sku: 'M-7', quantity: 1.5, unitName: 'lb', step: 0.5 },
          ...{ cuttingAttributes: 'Fine', offered, sold: false },
        },
      ],
    },
  ],
}

test('a box that nobody changes is saved as it was', () => {
  expect(boxInputOf(boxDraft(shown))).toEqual({
    ...{ price: 'PARTS', less: 12.5 },
    groups: [
      {
        ...{ name: 'Meat', choose: 1, again: true },
        parts: [{ productId: 7, quantity: 1.5, cuttingAttributes: 'Fine' }],
      },
    ],
  })
  expect(describeBox(boxDraft(shown))).toBe(
    'The price of its parts, less 12.5 %\nMeat (choose 1): Mince (1.5 lb)',
  )
})

test('a new part has the least quantity and the first choices of its product', () => {
  const found = { productId: 7, productName: 'Mince', unitName: 'lb', minimum: 0.5, ...offered }
  expect(newPart(found)).toMatchObject({ quantity: '0.5', chosen: { cuttingAttributes: 'Fine' }, sold: true })
})

test('a box whose price is its own, and a group with all of its parts, keep nothing of the other way', () => {
  const { groups, ...box } = newBox()
  const [group] = groups
  expect(
    boxInputOf({ ...box, less: '5', groups: groups.map(one => ({ ...one, choose: '2', again: true })) }),
  ).toEqual({ price: 'OWN', less: 0, groups: [{ name: '', choose: null, again: false, parts: [] }] })
  expect(newGroup(groups).key).not.toBe(group?.key)
})
