import { expect, test } from 'vitest'
import { exampleLot } from '../../lots/lots.examples.ts'
import { type LineProduct, type Scanned, withProduct, withScan } from './receipt-scan.rules.ts'

const stock = {
  ...{ productId: 101, branchId: 1, productName: 'Whole Chicken', sku: 'CHK-001', image: null },
  ...{ unitName: 'piece', step: 1, onHand: 64, held: 0, lowAt: 5, stockTracked: true },
  ...{ needsLot: false, inLots: true },
}
const chicken: LineProduct = { stock, latest: exampleLot }
const tea: LineProduct = { stock: { ...stock, productId: 102, inLots: false }, latest: undefined }
const scan: Scanned = {
  ...{ by: 'GS1', code: '4006381333931', productId: 101, productName: 'Whole Chicken', sku: 'CHK-001' },
  ...{ unitName: 'piece', amount: 12, weight: null, weightUnit: null, price: null, ruleName: null },
  ...{ lot: 'GP-2612', bestBefore: null, useBy: '2026-12-04' },
}

test('a scan fills the code, the day and the amount of a line, and the origin is that of the latest lot', () => {
  const items = withScan([], chicken, scan)
  expect(items).toMatchObject([
    { key: 1, quantity: '12', code: 'GP-2612', dateKind: 'USE_BY', expiresOn: '2026-12-04' },
  ])
  expect(items[0]?.origin).toBe(exampleLot.origin)
})

test('a scan of the same lot adds to its line, and one of another lot begins a line', () => {
  const items = withScan([], chicken, scan)
  expect(withScan(items, chicken, scan)).toMatchObject([{ quantity: '24' }])
  expect(withScan(items, chicken, { ...scan, lot: 'GP-2613' })).toHaveLength(2)
  expect(withScan(items, chicken, { ...scan, lot: null })).toHaveLength(1)
})

test('a weight counts in the unit of the product, and not in another one', () => {
  const weighed = { ...scan, amount: null, weight: 1.25, weightUnit: 'kg' }
  expect(withScan([], chicken, { ...weighed, unitName: 'kg' })).toMatchObject([{ quantity: '1.25' }])
  expect(withScan([], chicken, weighed)).toMatchObject([{ quantity: '' }])
})

test('a quantity that is no number stays as it was typed', () => {
  const items = withScan([], chicken, scan)
  const typed = items.map(line => ({ ...line, quantity: 'a dozen' }))
  expect(withScan(typed, chicken, scan)).toMatchObject([{ quantity: 'a dozen' }])
})

test('only a product in lots has several lines', () => {
  const once = withProduct([], chicken)
  expect(once).toMatchObject([{ code: '', dateKind: 'USE_BY', quantity: '' }])
  expect(withProduct(once, chicken)).toHaveLength(2)
  const other = withProduct([], tea)
  expect(withProduct(other, tea)).toEqual(other)
})
