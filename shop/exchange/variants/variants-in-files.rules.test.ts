import fc from 'fast-check'
import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { recogniseColumns } from '../import-columns.rules.ts'
import type { FileLine, ImportDraft } from '../import-fields.ts'
import { cellReader } from '../read-lines.rules.ts'
import { readShopifyLines } from '../shopify-lines.rules.ts'
import { rememberVariations } from '../woo-products.rules.ts'
import { readWooLines } from '../woocommerce-lines.rules.ts'
import { optionsIn, writtenOptions } from './options-cell.rules.ts'

/** A file with these cells by column; missing ones are empty. */
function fileOf(columns: readonly string[], rows: readonly Record<string, string>[]) {
  const lines = rows.map(
    (row, at): FileLine => ({ line: at + 2, cells: columns.map(name => row[name] ?? '') }),
  )
  return { lines, reader: cellReader(columns, recogniseColumns(columns).mapping) }
}
const pick = (draft: ImportDraft, ...fields: (keyof ImportDraft)[]) => fields.map(field => draft[field])

const sizes = ['S', 'M', 'L', 'XL']
const colours = ['White', 'Black', 'Grey']
const thobes = sizes.flatMap(size => colours.map(colour => ({ size, colour })))

const older = {
  ...{ handle: 'Handle', sku: 'Variant SKU', price: 'Variant Price', before: 'Variant Compare At Price' },
  ...{ one: 'Option1 Name', two: 'Option2 Name', first: 'Option1 Value', second: 'Option2 Value' },
  ...{ stock: 'Variant Inventory Qty', counts: 'Variant Inventory Tracker', code: 'Variant Barcode' },
  ...{ grams: 'Variant Grams', picture: 'Image Src', own: 'Variant Image', details: 'Body (HTML)' },
}
const newer = {
  ...{ handle: 'URL handle', sku: 'SKU', price: 'Price', before: 'Compare-at price' },
  ...{ one: 'Option1 name', two: 'Option2 name', first: 'Option1 value', second: 'Option2 value' },
  ...{ stock: 'Inventory quantity', counts: 'Inventory tracker', code: 'Barcode' },
  ...{ grams: 'Weight value (grams)', picture: 'Product image URL', own: 'Variant image URL' },
  details: 'Description',
}

test.each([
  ['older', older],
  ['newer', newer],
])('Shopify with its %s headings: a thobe in four sizes and three colours is one product', (_, names) => {
  const columns = [...Object.values(names), 'Title', 'Tags', 'Type']
  const rows = thobes.map(({ size, colour }, at) => ({
    ...(at === 0
      ? {
          ...{ Title: 'Thobe', Tags: 'eid, men', Type: 'Clothes', [names.details]: 'Cotton' },
          ...{ [names.one]: 'Size', [names.two]: 'Colour' },
        }
      : {}),
    ...{ [names.handle]: 'thobe', [names.first]: size, [names.second]: colour },
    ...{ [names.sku]: `THB-${size}-${colour}`, [names.price]: String(3500 + at), [names.counts]: 'shopify' },
    ...{
      [names.stock]: String(at),
      [names.code]: at === 3 ? '4006381333931' : '',
      [names.grams]: '453.59237',
    },
    ...{ [names.before]: at === 2 ? '4000' : '' },
    ...{ [names.picture]: at < 2 ? `https://a/${at}` : '', [names.own]: at === 4 ? 'https://a/black' : '' },
  }))
  const { lines, reader } = fileOf(columns, rows)
  const [whole, ...variants] = readShopifyLines(lines, reader)
  expect(whole).toMatchObject({
    line: -2,
    draft: {
      ...{
        sku: 'thobe',
        productName: 'Thobe',
        options: 'Size | Colour',
        tags: 'eid\nmen',
        stockTracked: 'Y',
      },
      ...{ subCategory: 'Clothes', productDetails: 'Cotton' },
      pictures: [
        { address: 'https://a/0', text: '' },
        { address: 'https://a/1', text: '' },
      ],
    },
  })
  expect(whole?.draft).not.toHaveProperty('quantity')
  expect(whole?.draft).not.toHaveProperty('unitPrice')
  expect(variants.map(({ line }) => line)).toEqual(thobes.map((_, at) => at + 2))
  expect(variants.map(({ draft }) => pick(draft, 'sku', 'variantOf', 'options', 'quantity'))).toEqual(
    thobes.map(({ size, colour }, at) => [
      `THB-${size}-${colour}`,
      'thobe',
      `${size} | ${colour}`,
      String(at),
    ]),
  )
  expect(variants[3]?.draft).toMatchObject({ codes: '4006381333931', unitPrice: '3503', weight: '1' })
  expect(variants[2]?.draft).toMatchObject({ unitPrice: '4000', salePrice: '3502', cutPrice: 'Y' })
  expect(variants[4]?.draft.pictures).toEqual([{ address: 'https://a/black', text: '' }])
  expect(variants[5]?.draft).not.toHaveProperty('pictures')
})

test('Shopify: a spice in five packs keeps its made SKUs, and that of the product is none of theirs', () => {
  const packs = ['50 g', '100 g', '250 g', '500 g', '1 kg']
  const columns = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price']
  const rows = packs.map((pack, at) => ({
    ...{ Handle: 'cumin', Title: at === 0 ? 'Cumin' : '', 'Option1 Name': at === 0 ? 'Pack' : '' },
    ...{
      'Option1 Value': pack,
      'Variant SKU': at === 1 ? 'cumin' : '',
      'Variant Price': String(90 * (at + 1)),
    },
  }))
  const { lines, reader } = fileOf(columns, rows)
  const read = readShopifyLines(lines, reader)
  expect(read.map(({ draft }) => pick(draft, 'sku', 'options'))).toEqual([
    ['cumin-product', 'Pack'],
    ['cumin-50 g', '50 g'],
    ['cumin', '100 g'],
    ['cumin-250 g', '250 g'],
    ['cumin-500 g', '500 g'],
    ['cumin-1 kg', '1 kg'],
  ])
  expect(readShopifyLines(lines, reader)).toEqual(read)
})

test('Shopify: a single variant is a product without options', () => {
  const columns = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price']
  const row = { Handle: 'salt', Title: 'Salt', 'Option1 Value': 'Default Title', 'Variant Price': '20' }
  const { lines, reader } = fileOf(columns, [row])
  expect(readShopifyLines(lines, reader)).toMatchObject([
    { line: 2, draft: { sku: 'salt', unitPrice: '20' } },
  ])
  expect(readShopifyLines(lines, reader)[0]?.draft).not.toHaveProperty('options')
})

const woo = ['ID', 'Type', 'SKU', 'Name', 'Published', 'In stock?', 'Stock', 'Regular price', 'Sale price']
woo.push('Tags', 'Images', 'Parent', 'GTIN, UPC, EAN, or ISBN', 'Weight (kg)', 'Backorders allowed?')
for (const place of [1, 2, 3]) woo.push(`Attribute ${place} name`, `Attribute ${place} value(s)`)

function readWoo(rows: Record<string, string>[]) {
  const { lines, reader } = fileOf(woo, rows)
  const variations = new Map()
  rememberVariations(lines, reader, variations)
  return readWooLines(lines, reader, new Map(), variations)
}

test('WooCommerce: a thobe has its variations as variants; an attribute that none of them names stays a choice', () => {
  const read = readWoo([
    {
      ...{ ID: '5', Type: 'variable', Name: 'Thobe', Published: '1', Tags: 'eid, men', 'In stock?': '1' },
      ...{ 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'White, Black, Grey' },
      ...{ 'Attribute 2 name': 'Size', 'Attribute 2 value(s)': 'S, M, L, XL' },
      ...{ 'Attribute 3 name': 'Gift pack', 'Attribute 3 value(s)': 'Box, Bag' },
    },
    { ID: '6', Type: 'simple', SKU: 'CAP', Name: 'Cap', 'Regular price': '9' },
    ...thobes.map(({ size, colour }, at) => ({
      ...{ ID: String(10 + at), Type: 'variation', SKU: `T-${at}`, Parent: 'id:5', 'Regular price': '35' },
      ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': size, Stock: '2', 'In stock?': '1' },
      ...{ 'Attribute 2 name': 'Colour', 'Attribute 2 value(s)': colour, Published: at === 1 ? '-1' : '1' },
      ...{ Images: at === 2 ? 'https://a/grey' : '', 'Weight (kg)': '0.45359237' },
    })),
  ])
  expect(read[0]).toMatchObject({
    line: 2,
    draft: {
      ...{ sku: 'woo-5', productName: 'Thobe', options: 'Colour | Size', tags: 'eid\nmen' },
      ...{ stockTracked: 'Y', packagingAttributes: 'Box\nBag' },
    },
  })
  const variants = read.slice(2)
  expect(variants.map(({ draft }) => pick(draft, 'sku', 'variantOf', 'options'))).toEqual(
    thobes.map(({ size, colour }, at) => [`T-${at}`, 'woo-5', `${colour} | ${size}`]),
  )
  expect(variants[0]?.draft).toMatchObject({ quantity: '2', weight: '1', productStatus: 'A' })
  expect(variants[1]?.draft.productStatus).toBe('N')
  expect(variants[2]?.draft.pictures).toEqual([{ address: 'https://a/grey', text: '' }])
})

test('WooCommerce: a stock that variations share is noted; a product without variations is left out', () => {
  const attribute = { 'Attribute 1 name': 'Pack', 'Attribute 1 value(s)': '1 kg' }
  expect(
    readWoo([
      { Type: 'variable', SKU: 'CUM', Name: 'Cumin', Stock: '20', ...attribute },
      { Type: 'variation', SKU: 'CUM-1', Parent: 'CUM', Stock: 'parent', 'Regular price': '9', ...attribute },
      { Type: 'variable', SKU: 'NON', Name: 'None' },
    ]),
  ).toMatchObject([
    { draft: { options: 'Pack' }, notes: { quantity: m.exchange_import_shared_stock() } },
    { draft: { sku: 'CUM-1', variantOf: 'CUM', options: '1 kg' } },
    { left: m.exchange_import_no_variations() },
  ])
})

test.each([
  ['M | Black', ['M', 'Black']],
  ['M', ['M']],
  ['', []],
  [' M|Black ', ['M', 'Black']],
  ['27" | 30"', ['27"', '30"']],
  ['"a | b" | c', ['a | b', 'c']],
  ['"""Big"" | x" | 2', ['"Big" | x', '2']],
  ['M |', ['M', '']],
  ['"open | x', ['"open', 'x']],
])('the cell %j has the options %j', (cell, texts) => {
  expect(optionsIn(cell)).toEqual(texts)
})

test('any options are read as they are written', () => {
  const text = fc
    .string({
      unit: fc.oneof(fc.constantFrom('|', '"', ' ', '\\', 'ا'), fc.string({ minLength: 1, maxLength: 1 })),
    })
    .map(one => one.trim())
    .filter(one => one !== '')
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), texts => {
      expect(optionsIn(writtenOptions(texts))).toEqual(texts)
    }),
  )
})
