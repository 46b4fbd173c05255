import { expect, test } from 'vitest'
import { missingColumns, recogniseColumns } from './import-columns.rules.ts'
import { importFields } from './import-fields.ts'

test('our own file is known by the names of its columns, all of them', () => {
  const { format, mapping } = recogniseColumns(importFields)
  expect(format).toBe('souk')
  expect(mapping).toEqual(Object.fromEntries(importFields.map(field => [field, field])))
  expect(missingColumns(mapping)).toEqual([])
})

test('a Shopify export is recognised with its columns in any order', () => {
  const headers = ['Variant Price', 'Variant SKU', 'Title', 'Handle', 'Type', 'Image Src']
  expect(recogniseColumns(headers)).toEqual({
    format: 'shopify',
    mapping: {
      sku: 'Variant SKU',
      productName: 'Title',
      subCategory: 'Type',
      unitPrice: 'Variant Price',
      images: 'Image Src',
    },
  })
})

test.each([
  [['Handle', 'Title', 'Variant SKU', 'Variant Barcode'], 'Variant Barcode'],
  [['URL handle', 'Title', 'SKU', 'Barcode'], 'Barcode'],
  [['Type', 'SKU', 'Name', 'Regular price', 'GTIN, UPC, EAN, or ISBN'], 'GTIN, UPC, EAN, or ISBN'],
])('the codes of %j are in the column %s', (headers, column) => {
  expect(recogniseColumns(headers).mapping.codes).toBe(column)
})

test('a WooCommerce export is known', () => {
  const { format, mapping } = recogniseColumns(['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Stock'])
  expect(format).toBe('woocommerce')
  expect(mapping).toEqual({ sku: 'SKU', productName: 'Name', unitPrice: 'Regular price', quantity: 'Stock' })
})

test.each([
  ['Product Code', 'sku'],
  ['ITEM', 'productName'],
  ['Price', 'unitPrice'],
  ['Qty', 'quantity'],
  ['unit-price', 'unitPrice'],
  ['Barcode', 'codes'],
  ['GTIN', 'codes'],
  ['EAN-13', 'codes'],
  ['UPC', 'codes'],
  ['ISBN', 'codes'],
  ['Codes', 'codes'],
])('a table of nowhere in particular: %s is %s', (header, field) => {
  expect(recogniseColumns([header, 'Whatever']).mapping).toEqual({ [field]: header })
})

test('a column is used once, and a missing required column is named', () => {
  const { mapping } = recogniseColumns(['id', 'code', 'price'])
  expect(mapping).toEqual({ sku: 'id', unitPrice: 'price' })
  expect(missingColumns(mapping)).toEqual(['productName'])
})
