import { expect, test } from 'vitest'
import { changesBetween } from './audit-changes.rules.ts'
import { actionWords, subjectWords, thingWords } from './audit-words.ts'

test('a change is described in the words of the shop: the thing with its name, the action, the fields', () => {
  expect([actionWords('save'), subjectWords('product image')]).toEqual(['Changed', 'Picture of a product'])
  const product = { subject: 'product', subjectId: '601', before: null, after: { productName: 'Mutton' } }
  expect(thingWords(product)).toBe('Product 601: Mutton')
  expect(thingWords({ ...product, before: { productName: 'Lamb' }, after: {} })).toBe('Product 601: Lamb')
  const of = (subject: string, subjectId: string, after?: object) =>
    thingWords({ subject, subjectId, before: null, after })
  expect(of('department', 'MEAT', { title: 'Meat' })).toBe('Department: Meat')
  expect(of('content picture', '7f597999ddd12cfb2c3eca5affb62d1b')).toBe('Picture of a page')
  expect(of('settings', 'shopName distanceUnit')).toBe('Settings: Name of the shop, Distances in')
  expect(of('order', '1', { orderNum: '10001', note: 'Call first.' })).toBe('Order 10001')
  expect(of('import', '12', { fileName: 'goods.csv' })).toBe('Import 12: goods.csv')
})

test('fields have words, letters and numbers their meaning, and what only the shop needs is left out', () => {
  const before = {
    unitPrice: 12_000,
    productStatus: 'A',
    popularFlag: 0,
    quantityStep: 1000,
    updatedBy: 'Bilal',
  }
  const after = {
    unitPrice: 13_550,
    productStatus: 'N',
    popularFlag: 1,
    quantityStep: 1000,
    updatedBy: 'Amina',
  }
  expect(changesBetween(before, after, minor => `Rs ${(minor / 100).toFixed(2)}`)).toEqual([
    { field: 'Unit price', before: 'Rs 120.00', after: 'Rs 135.50' },
    { field: 'Active: shown in the shop', before: true, after: false },
    { field: 'Popular', before: false, after: true },
  ])
  expect(changesBetween({ zoneId: 3, quantityStep: 1000 }, { zoneId: 3, quantityStep: 250 })).toEqual([
    { field: 'Step', before: 1, after: 0.25 },
  ])
  const corner = { latitude: 24.9, longitude: 67.1 }
  expect(changesBetween({ polygon: null }, { polygon: [corner, corner, corner] })).toEqual([
    { field: 'Area on the map', before: null, after: '3 corners' },
  ])
  expect(changesBetween({ hash: '7f59' }, { hash: '8a60' })).toEqual([])
  expect(changesBetween(null, { shippingBands: [{ from: 0, fee: 80 }] })).toEqual([
    { field: 'Delivery charges › 1 › From', after: 0 },
    { field: 'Delivery charges › 1 › Charge', after: 80 },
  ])
})
