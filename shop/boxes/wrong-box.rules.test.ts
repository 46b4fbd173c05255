import fc from 'fast-check'
import { expect, test } from 'vitest'
import { m } from '../messages/m.ts'
import { productsOfBox } from './box.ts'
import { type SentBox, storedBox, withPartsOfBox, wrongBox } from './wrong-box.rules.ts'

const parts = (...ids: number[]) => ids.map(productId => ({ productId, quantity: 1 }))
const boxOf = (...groups: Partial<SentBox['groups'][number]>[]): SentBox => ({
  price: 'OWN',
  groups: groups.map((group, at) => ({ name: `Group ${at}`, parts: parts(at * 100 + 1), ...group })),
})

test('a box of groups with products is right', () => {
  expect(wrongBox(boxOf({}, { choose: 2, parts: parts(7, 8) }), 1000)).toEqual({})
  expect(wrongBox(boxOf({ choose: 3, again: true, parts: parts(7, 8) }), undefined)).toEqual({})
})

test('each problem of a box is at its field', () => {
  const wrong: [SentBox, string, string][] = [
    [boxOf(), 'box.groups', m.boxes_no_groups()],
    [boxOf(...Array.from({ length: 9 }, () => ({}))), 'box.groups', m.boxes_groups_most({ most: 8 })],
    [
      boxOf({ parts: parts(...Array.from({ length: 21 }, (_, at) => at + 1)) }),
      'box.groups',
      m.boxes_parts_most({ most: 20 }),
    ],
    [boxOf({ name: ' ' }), 'box.groups.0.name', m.boxes_group_named()],
    [boxOf({ name: 'Meat' }, { name: 'meat ' }), 'box.groups.1.name', m.boxes_group_twice()],
    [boxOf({ parts: [] }), 'box.groups.0.parts', m.boxes_group_empty()],
    [boxOf({ choose: 3, parts: parts(7, 8) }), 'box.groups.0.choose', m.boxes_choose_most({ most: 2 })],
    [boxOf({ choose: 1.5, parts: parts(7, 8) }), 'box.groups.0.choose', m.boxes_choose_wrong()],
    [boxOf({ choose: Number.NaN }), 'box.groups.0.choose', m.boxes_choose_wrong()],
    [boxOf({}, { parts: parts(5, 1) }), 'box.groups.1.parts.1.productId', m.boxes_part_twice()],
    [boxOf({ parts: parts(5, 1000) }), 'box.groups.0.parts.1.productId', m.boxes_part_itself()],
    ...[0, -1, 0.0001, Number.NaN].map((quantity): [SentBox, string, string] => [
      boxOf({ parts: [{ productId: 7, quantity }] }),
      'box.groups.0.parts.0.quantity',
      m.boxes_quantity_wrong(),
    ]),
    ...[-1, 99.5, 0.001, Number.NaN].map((less): [SentBox, string, string] => [
      { ...boxOf({}), price: 'PARTS', less },
      'box.less',
      m.boxes_less_wrong({ most: 99 }),
    ]),
  ]
  for (const [box, field, says] of wrong) expect(wrongBox(box, 1000), field).toEqual({ [field]: says })
})

test('any right box is stored to the thousandth and the hundredth of a per cent, and its parts are its products', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  const less = fc.integer({ min: 0, max: 9900 })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), less, (amounts, lessBp) => {
      const sent: SentBox = {
        ...{ price: 'PARTS', less: lessBp / 100 },
        groups: [
          { name: 'All', parts: amounts.map((one, at) => ({ productId: at + 1, quantity: one / 1000 })) },
        ],
      }
      expect(wrongBox(sent, undefined)).toEqual({})
      const box = storedBox(sent)
      expect(box.lessBp).toBe(lessBp)
      expect(box.groups[0]?.parts.map(part => part.amount)).toEqual(amounts)
      expect(productsOfBox(box)).toEqual(amounts.map((_, at) => at + 1))
    }),
  )
})

test('the parts of a product follow from its box, however it is changed', () => {
  const box = storedBox(boxOf({ parts: parts(7) }))
  const own = [{ productId: 9 }]
  expect(withPartsOfBox({ box })).toEqual({ box, parts: [{ productId: 7 }] })
  expect(withPartsOfBox({ box, parts: own })).toEqual({ box, parts: [{ productId: 7 }] })
  expect(withPartsOfBox({ parts: own }, { box })).toEqual({ parts: [{ productId: 7 }] })
  expect(withPartsOfBox({}, { box })).toEqual({})
  expect(withPartsOfBox({ box: null }, { box })).toEqual({ box: null, parts: null })
  expect(withPartsOfBox({ box: null, parts: own }, { box })).toEqual({ box: null, parts: own })
  expect(withPartsOfBox({ box: null }, { box: null })).toEqual({ box: null })
  expect(withPartsOfBox({ parts: own }, { box: null })).toEqual({ parts: own })
})
