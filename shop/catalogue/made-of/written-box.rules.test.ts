import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxIn, type WrittenBox, writtenBox } from './written-box.rules.ts'

const family: WrittenBox = {
  ...{ price: 'PARTS', less: 10 },
  groups: [
    {
      ...{ name: 'Meat', choose: null, again: false },
      parts: [
        { sku: 'CHK-001', quantity: 1, cuttingAttributes: '8 pieces' },
        { sku: 'LMB-003', quantity: 0.5 },
      ],
    },
    {
      ...{ name: 'Spices', choose: 3, again: true },
      parts: [{ sku: 'SPC-001', quantity: 1 }],
    },
  ],
}
const cell =
  'Meat: CHK-001 x 1 (Cut: 8 pieces); LMB-003 x 0.5 | Spices, any 3 of, with repeats: SPC-001 x 1 | price from parts, 10% less'

test('a box is written so that people can read it, and read as people write it', () => {
  expect(writtenBox(family)).toBe(cell)
  expect(boxIn(cell)).toEqual({ box: family })
  expect(
    boxIn('meat:CHK-001 (cut:8 pieces)\nLMB-003 X 0.5;|Spices , any 3 of:SPC-001|Price from parts'),
  ).toEqual({
    box: {
      ...{ price: 'PARTS', less: 0 },
      groups: [
        { ...family.groups[0], name: 'meat' },
        { ...family.groups[1], again: false },
      ],
    },
  })
  expect(boxIn(' ')).toEqual({ box: null })
})

test('a piece that names no group and no part is wrong', () => {
  const wrong: [string, string][] = [
    ['CHK-001 x 1', 'CHK-001 x 1'],
    ['Meat: CHK-001 x one', 'CHK-001 x one'],
    ['Meat: CHK-001 x 1 (Colour: Red)', 'CHK-001 x 1 (Colour: Red)'],
    ['Meat: CHK-001 x 1 (Cut: )', 'CHK-001 x 1 (Cut: )'],
    ['Meat: CHK 001 x 1', 'CHK 001 x 1'],
    ['Meat, any three of: CHK-001', 'Meat, any three of: CHK-001'],
    ['price from parts | Meat: CHK-001', 'price from parts'],
    ['Meat: "CHK-001', '"CHK-001'],
  ]
  for (const [cell, piece] of wrong) expect(boxIn(cell), cell).toEqual({ wrong: piece })
})

test('whatever its names, SKUs and choices are, a box is read as it was written', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter(one => one.trim() === one && !/[\p{Cc}\u2028\u2029]/u.test(one))
  const decimal = (most: number, decimals: number) =>
    fc.integer({ min: 1, max: most * 10 ** decimals }).map(whole => whole / 10 ** decimals)
  const part = fc.record(
    {
      ...{ sku: text, quantity: decimal(200, 3) },
      ...{ packagingAttributes: text, cuttingAttributes: text, extraAttributes: text },
    },
    { requiredKeys: ['sku', 'quantity'] },
  )
  const group = fc
    .record({
      name: text,
      choose: fc.option(fc.integer({ min: 1, max: 20 })),
      again: fc.boolean(),
      parts: fc.array(part, { minLength: 1, maxLength: 4 }),
    })
    .map(one => ({ ...one, again: one.choose !== null && one.again }))
  const groups = fc.array(group, { minLength: 1, maxLength: 3 })
  const price = fc.oneof(
    fc.constant({ price: 'OWN' as const, less: 0 }),
    decimal(99, 2).map(less => ({ price: 'PARTS' as const, less })),
  )
  fc.assert(
    fc.property(price, groups, (price, groups) => {
      const box = { ...price, groups }
      expect(boxIn(writtenBox(box))).toEqual({ box })
    }),
    { numRuns: 3000 },
  )
})
