import { expect, test } from 'vitest'
import { m } from '../messages/m.ts'
import { recogniseColumns } from './import-columns.rules.ts'
import { readOwnLines } from './own-lines.rules.ts'
import { cellReader, priceOf, yesOrNo } from './read-lines.rules.ts'
import { readShopifyLines } from './shopify-lines.rules.ts'
import { rememberVariations } from './woo-products.rules.ts'
import { readWooLines } from './woocommerce-lines.rules.ts'

/** Lines as in a file, with a reader for their cells. */
function fileOf(headers: string[], ...rows: string[][]) {
  const lines = rows.map((cells, at) => ({ line: at + 2, cells }))
  return { lines, reader: cellReader(headers, recogniseColumns(headers).mapping) }
}

test.each([
  ['450', 450],
  ['450.50', 450.5],
  ['1,299.00', 1299],
  ['12,50', 12.5],
  ['1,234,567', 1_234_567],
  ['Rs 450', 450],
  ['€ 12,50', 12.5],
  ['$1,299.00', 1299],
  ['1 299.00', 1299],
  ['', null],
  ['  ', null],
  ['free', undefined],
  ['1.299,00', 1299],
  ['.5', 0.5],
  ['.8', 0.8],
  ['$.99', 0.99],
  ['1,299', undefined],
  ['1.299', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['12,3456', undefined],
])('the price %j is %j', (cell, value) => expect(priceOf(cell, 2)).toBe(value))

test.each([
  ['Y', true],
  ['TRUE', true],
  ['active', true],
  ['draft', false],
  ['0', false],
  ['perhaps', undefined],
  ['', undefined],
])('%j says %j', (cell, value) => expect(yesOrNo(cell)).toBe(value))

test('our own lines: every column that is there, lists by line, apostrophes that hide formulas taken away', () => {
  const { lines, reader } = fileOf(
    ['sku', 'productName', 'cuttingAttributes', 'images', 'imageTexts', 'brandName'],
    ['A-1', "'=Sum", 'Whole\nBoneless', '/pictures/a\n/pictures/b', '\n\u2019tis', ''],
    ['', '', '', '', '', ''],
  )
  expect(readOwnLines(lines, reader)).toEqual([
    {
      line: 2,
      draft: {
        sku: 'A-1',
        productName: '=Sum',
        cuttingAttributes: 'Whole\nBoneless',
        brandName: '',
        pictures: [
          { address: '/pictures/a', text: '' },
          { address: '/pictures/b', text: '\u2019tis' },
        ],
      },
    },
    expect.objectContaining({ line: 3, left: m.exchange_import_empty() }),
  ])
})

const shopify = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Option1 Value',
  'Variant SKU',
  'Variant Grams',
]
shopify.push('Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Taxable')
shopify.push('Image Src', 'Image Alt Text', 'Status')

test('Shopify: a product has a variant per line with its own SKU, price and stock; pictures of following rows are of all', () => {
  const { lines, reader } = fileOf(
    shopify,
    [
      'tea',
      'Tea',
      '<p>Black</p>',
      'Ravi',
      'Drinks',
      '250 g',
      'T-1',
      '453.59237',
      '5',
      '80',
      '100',
      'true',
      'https://a/1',
      'Tea',
      'active',
    ],
    ['tea', '', '', '', '', '500 g', '', '0', '0', '150', '', 'false', 'https://a/2', '', ''],
    ['tea', '', '', '', '', '', '', '', '', '', '', '', 'https://a/3', 'Leaves', ''],
  )
  const pictures = [
    { address: 'https://a/1', text: 'Tea' },
    { address: 'https://a/2', text: '' },
    { address: 'https://a/3', text: 'Leaves' },
  ]
  expect(readShopifyLines(lines, reader)).toEqual([
    {
      line: -2,
      oldAddress: '/products/tea',
      draft: {
        sku: 'tea',
        productName: 'Tea',
        options: 'Option 1',
        productDetails: '<p>Black</p>',
        subCategory: 'Drinks',
        brandName: 'Ravi',
        productStatus: 'A',
        taxExemptFlag: 'N',
        pictures,
      },
    },
    {
      line: 2,
      draft: {
        ...{ sku: 'T-1', variantOf: 'tea', options: '250 g' },
        ...{ unitPrice: '100', salePrice: '80', cutPrice: 'Y', quantity: '5', weight: '1' },
      },
    },
    {
      line: 3,
      draft: {
        ...{ sku: 'tea-500 g', variantOf: 'tea', options: '500 g' },
        ...{ unitPrice: '150', salePrice: '', cutPrice: 'N', quantity: '0', weight: '' },
      },
    },
  ])
})

test('Shopify: a product without choices keeps its name; lines without a variant are left out', () => {
  const row = (...cells: string[]) => [...cells, ...Array(shopify.length - cells.length).fill('')]
  const one = fileOf(shopify, row('salt', 'Salt', '', '', '', 'Default Title', 'S-1', '', '', '20'))
  expect(readShopifyLines(one.lines, one.reader)).toMatchObject([
    { draft: { productName: 'Salt', unitPrice: '20' } },
  ])
  const none = fileOf(shopify, row('salt', 'Salt'))
  expect(readShopifyLines(none.lines, none.reader)).toEqual([
    { line: 2, draft: {}, left: m.exchange_import_empty() },
  ])
})

test.each([
  ['$80.00', '$100.00', { unitPrice: '$100.00', salePrice: '$80.00', cutPrice: 'Y' }],
  ['80,50', '100,00', { unitPrice: '100,00', salePrice: '80,50', cutPrice: 'Y' }],
  ['Rs 80', 'Rs 70', { unitPrice: 'Rs 80', salePrice: '', cutPrice: 'N' }],
])('Shopify: %s instead of %s is sold at the lower price', (price, before, prices) => {
  const headers = ['Handle', 'Title', 'Variant SKU', 'Variant Price', 'Variant Compare At Price']
  const { lines, reader } = fileOf(headers, ['tea', 'Tea', 'T-1', price, before])
  expect(readShopifyLines(lines, reader)).toMatchObject([{ draft: prices }])
})

const foods = 'Food, Beverages & Tobacco > Food Items > Rice'
test.each([
  ['', '', {}],
  ['Basmati', '', { subCategory: 'Basmati' }],
  ['Basmati', 'Rice', { category: 'Rice', subCategory: 'Basmati' }],
  ['Basmati', foods, { category: 'Rice', subCategory: 'Basmati' }],
  ['Rice', foods, { category: 'Food Items', subCategory: 'Rice' }],
  ['', foods, { category: 'Food Items', subCategory: 'Rice' }],
  ['Pantry > Rice', foods, { category: 'Pantry', subCategory: 'Rice' }],
  ['Basmati', 'Uncategorized', { subCategory: 'Basmati' }],
])('Shopify: the type "%s" at "%s" is in this department and category', (type, tree, shelf) => {
  const headers = ['Handle', 'Title', 'Variant SKU', 'Variant Price', 'Product Category', 'Type']
  const { lines, reader } = fileOf(headers, ['rice', 'Rice', 'R-1', '80', tree, type])
  const { category, subCategory } = readShopifyLines(lines, reader)[0]?.draft ?? {}
  expect({ category, subCategory }).toEqual({ category: undefined, subCategory: undefined, ...shelf })
})

const woo = ['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'Stock', 'Regular price', 'Sale price']
woo.push('Categories', 'Images', 'Parent', 'Tax status')

test('WooCommerce: a product has its variations as variants, each with its own prices, stock and status', () => {
  const { lines, reader } = fileOf(
    woo,
    [
      '7',
      'variable',
      'RICE',
      'Rice',
      '1',
      'Long grain',
      '',
      '',
      '',
      'Food > Rice, Offers',
      'https://a/1, https://a/2',
      '',
      'taxable',
    ],
    ['8', 'variation', 'RICE-5', 'Rice - 5 kg', '1', '', '4', '900', '850', '', '', 'RICE', 'none'],
    ['9', 'variation', '', 'Rice - 1 kg', '-1', '', '', '200', '', '', '', 'id:7', 'taxable'],
    ['10', 'simple', 'SALT', 'Salt', '0', 'Fine\\nwhite', '3', '20', '', 'Spices', '', '', ''],
  )
  const variations = new Map()
  rememberVariations(lines, reader, variations)
  const pictures = [
    { address: 'https://a/1', text: '' },
    { address: 'https://a/2', text: '' },
  ]
  expect(readWooLines(lines, reader, new Map(), variations)).toMatchObject([
    { line: 2, draft: { sku: 'RICE', productDetails: 'Long grain', subCategory: 'Rice', pictures } },
    {
      draft: {
        sku: 'RICE-5',
        variantOf: 'RICE',
        unitPrice: '900',
        salePrice: '850',
        cutPrice: 'Y',
        quantity: '4',
      },
    },
    { draft: { sku: 'woo-9', salePrice: '', cutPrice: 'N', productStatus: 'N' } },
    { draft: { sku: 'SALT', productDetails: 'Fine\nwhite', subCategory: 'Spices', productStatus: 'N' } },
  ])
})
