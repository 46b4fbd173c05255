import { expect, test } from 'vitest'
import type { StaffProductRow } from '../../catalogue/editing/staff-products.contract.ts'
import { karahiRow } from '../../catalogue/editing/staff-products.examples.ts'
import {
  changeCell,
  type GridChanges,
  isNotCharged,
  pasteCells,
  wishesOf,
  wrongCell,
} from './product-grid.rules.ts'

const rows: StaffProductRow[] = [1, 2, 3].map(productId => ({ ...karahiRow, productId }))
const [first] = rows as [StaffProductRow]
const none: GridChanges = new Map()

test('a cell counts as changed until it equals the product again', () => {
  const changed = changeCell(none, first, 'unitPrice', '1900')
  expect([...changed]).toEqual([[1, { unitPrice: '1900' }]])
  expect(changeCell(changed, first, 'unitPrice', '1850.00').size).toBe(0)
  expect(changeCell(changed, first, 'unitPrice', '').get(1)).toEqual({ unitPrice: '' })
})

test('a column or a block of a spreadsheet is laid over the grid, and ends at its edge', () => {
  const column = pasteCells(none, rows, { row: 1, column: 0 }, '10\r\n20\r\n30\r\n')
  expect([...column]).toEqual([
    [2, { unitPrice: '10' }],
    [3, { unitPrice: '20' }],
  ])
  const block = pasteCells(
    none,
    rows,
    { row: 0, column: 2 },
    '7\tinactive\t96385074\tmilk\tnone\t18+\textra\n8\tActive',
  )
  expect([...block]).toEqual([
    [
      1,
      {
        onHand: '7',
        productStatus: 'N',
        codes: '96385074',
        contains: 'milk',
        mayContain: 'none',
        ageFrom: '18+',
      },
    ],
    [2, { onHand: '8' }],
  ])
})

test('the input contains the version that was seen', () => {
  const changes = pasteCells(none, rows, { row: 0, column: 0 }, '1.5\t1\t7\tN')
  expect(wishesOf(changes, rows)).toEqual([
    {
      productId: 1,
      updatedDate: karahiRow.updatedDate,
      unitPrice: 1.5,
      salePrice: 1,
      onHand: { seen: 40, now: 7 },
      productStatus: 'N',
    },
  ])
})

test.each([
  ['unitPrice', '12', true],
  ['unitPrice', '12.5', true],
  ['unitPrice', '1,500', false],
  ['unitPrice', '', false],
  ['unitPrice', '-1', false],
  ['salePrice', '1e5', false],
  ['onHand', 'many', false],
  ['productStatus', 'sold', false],
  ['productStatus', 'N', true],
  ['codes', '', true],
  ['codes', '4006381333931 × 12; 96385074', true],
  ['codes', '4006381333930', false],
] as const)('%s takes "%s": %s', (field, typed, isRight) => {
  expect(wrongCell(field, typed) === undefined).toBe(isRight)
})

test('the codes of a product are one cell, also those that a spreadsheet has in several lines', () => {
  const [pack, carton] = ['96385074', '4006381333931']
  expect(changeCell(none, first, 'codes', ` ${carton} x 1 `).size).toBe(0)
  const copied = `N\t"${pack}\n${carton} × 12"\nN\t${pack}\n`
  const changes = pasteCells(none, rows, { row: 0, column: 3 }, copied)
  expect(changes.get(1)?.codes).toBe(`${pack}; ${carton} × 12`)
  expect(wishesOf(changes, rows)).toMatchObject([
    {
      codes: [
        { code: pack, quantity: 1 },
        { code: carton, quantity: 12 },
      ],
    },
    { codes: [{ code: pack, quantity: 1 }] },
  ])
})

test('a typed sale price that is not charged is known, and charged by one edit', () => {
  const plain = { ...first, cutPrice: false }
  const typed = changeCell(none, plain, 'salePrice', '1500')
  expect(isNotCharged(plain, none)).toBe(false)
  expect(isNotCharged(plain, typed)).toBe(true)
  expect(isNotCharged(first, changeCell(none, first, 'salePrice', '1500'))).toBe(false)
  expect(isNotCharged(plain, changeCell(none, plain, 'salePrice', '1850'))).toBe(false)
  const charged = changeCell(typed, plain, 'cutPrice', 'true')
  expect(isNotCharged(plain, charged)).toBe(false)
  expect(wishesOf(charged, [plain])).toMatchObject([{ salePrice: 1500, cutPrice: true }])
})

test.each([
  ['is not counted', { stockTracked: false }],
  ['is in lots', { inLots: true }],
])('the stock of a product that %s is not pasted over', (_, stock) => {
  const [one] = rows.map(row => ({ ...row, ...stock }))
  expect(pasteCells(none, one ? [one] : [], { row: 0, column: 2 }, '7\tN').get(1)).toEqual({
    productStatus: 'N',
  })
})

test('allergens are typed as people write them; an empty cell states nothing', () => {
  const cake: StaffProductRow = { ...first, contains: ['EGGS', 'MILK'], mayContain: [] }
  expect(changeCell(none, cake, 'contains', 'Milk, egg').size).toBe(0)
  expect(changeCell(none, cake, 'mayContain', 'NONE').size).toBe(0)
  expect(changeCell(none, cake, 'mayContain', '').get(1)).toEqual({ mayContain: '' })
  expect(wrongCell('contains', 'milk, sugar')).toBe('sugar is not an allergen that the law names.')
  expect(wrongCell('mayContain', '')).toBeUndefined()
  const changes: GridChanges = new Map([
    [1, { contains: 'soya, WHEAT', mayContain: 'none' }],
    [2, { contains: '', mayContain: ' ' }],
  ])
  expect(wishesOf(changes, rows)).toMatchObject([
    { productId: 1, contains: ['WHEAT', 'SOYBEANS'], mayContain: [] },
    { productId: 2, contains: null, mayContain: null },
  ])
})

test('a cell says that a product is no food, and an empty one beside it states nothing', () => {
  const cup: StaffProductRow = { ...first, noFood: true }
  expect(changeCell(none, cup, 'contains', 'No food').size).toBe(0)
  expect(wrongCell('contains', 'no food')).toBeUndefined()
  expect(wrongCell('mayContain', 'no food')).toBe('no food is not an allergen that the law names.')
  const { productId, updatedDate } = first
  const changed: GridChanges = new Map([[1, { contains: 'no food', mayContain: '' }]])
  expect(wishesOf(changed, rows)).toEqual([{ productId, updatedDate, noFood: true }])
})

test('variants and their product keep what they have from each other, also in a paste and in edits of before', () => {
  const whole: StaffProductRow = { ...first, productId: 8, hasVariants: true }
  const variant: StaffProductRow = { ...first, productId: 9, variantOf: 8 }
  const copied = '7\t6\t5\tN\t96385074\tmilk\tnone\t18'
  const changes = pasteCells(none, [whole, variant], { row: 0, column: 0 }, `${copied}\n${copied}`)
  expect(Object.keys(changes.get(8) ?? {})).toEqual(['productStatus', 'contains', 'mayContain', 'ageFrom'])
  expect(Object.keys(changes.get(9) ?? {})).toEqual([
    ...['unitPrice', 'salePrice', 'onHand', 'productStatus', 'codes'],
  ])
  const before = new Map([[8, { unitPrice: '7', cutPrice: 'true' }]])
  expect(wishesOf(before, [whole])).toEqual([])
})

test('a box has its stock from its parts, and its price too if that is theirs', () => {
  const own: StaffProductRow = { ...first, productId: 8, box: 'OWN' }
  const ofParts: StaffProductRow = { ...first, productId: 9, box: 'PARTS' }
  const copied = '7\t6\t5\tN'
  const changes = pasteCells(none, [own, ofParts], { row: 0, column: 0 }, `${copied}\n${copied}`)
  expect(Object.keys(changes.get(8) ?? {})).toEqual(['unitPrice', 'salePrice', 'productStatus'])
  expect(Object.keys(changes.get(9) ?? {})).toEqual(['productStatus'])
})
