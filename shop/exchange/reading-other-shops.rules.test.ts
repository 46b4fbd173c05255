import { expect, test } from 'vitest'
import { m } from '../messages/m.ts'
import { shelfOfTree, shelfOfTrees } from './category-tree.rules.ts'
import { recogniseColumns } from './import-columns.rules.ts'
import { MOST_SKU, madeSku } from './made-sku.rules.ts'
import { cellReader } from './read-lines.rules.ts'
import { readShopifyLines } from './shopify-lines.rules.ts'
import { rememberVariations } from './woo-products.rules.ts'
import { readWooLines } from './woocommerce-lines.rules.ts'

test('the newer headings of Shopify are the fields that the older ones are', () => {
  const older = ['Handle', 'Title', 'Body (HTML)', 'Variant SKU', 'Variant Price', 'Variant Compare At Price']
  older.push('Variant Inventory Qty', 'Variant Inventory Tracker', 'Variant Grams', 'Image Src')
  const newer = ['URL handle', 'Title', 'Description', 'SKU', 'Price', 'Compare-at price']
  newer.push('Inventory quantity', 'Inventory tracker', 'Weight value (grams)', 'Product image URL')
  const [before, after] = [recogniseColumns(older), recogniseColumns(newer)]
  expect([before.format, after.format]).toEqual(['shopify', 'shopify'])
  expect(Object.keys(after.mapping)).toEqual(Object.keys(before.mapping))
  expect(after.mapping).toMatchObject({
    unitPrice: 'Price',
    quantity: 'Inventory quantity',
    images: newer[9],
  })
})

test.each([
  [['sku', 'name', 'Category'], { subCategory: 'Category' }],
  [['sku', 'name', 'Categories'], { subCategory: 'Categories' }],
  [['sku', 'name', 'category', 'subCategory'], { category: 'category', subCategory: 'subCategory' }],
  [['sku', 'name', 'Department', 'Category'], { category: 'Department', subCategory: 'Category' }],
])('the columns %j have the categories %j', (headers, shelf) => {
  const { sku: _, productName: __, ...mapping } = recogniseColumns(headers).mapping
  expect(mapping).toEqual(shelf)
})

test('the last two levels of a tree are a department and a category; what is left out is said', () => {
  expect(shelfOfTree('Rice')).toEqual({ shelf: { subCategory: 'Rice' } })
  expect(shelfOfTree('Pantry > Rice')).toEqual({ shelf: { category: 'Pantry', subCategory: 'Rice' } })
  expect(shelfOfTree('Food > Dry > Pantry > Rice')).toEqual({
    shelf: { category: 'Pantry', subCategory: 'Rice' },
    note: m.exchange_import_tree_cut({ category: 'Pantry', subCategory: 'Rice', left: 'Food > Dry' }),
  })
  expect(shelfOfTrees('Pantry, Pantry > Rice, Offers\\, new')).toEqual({
    shelf: { category: 'Pantry', subCategory: 'Rice' },
    note: m.exchange_import_one_category({ name: 'Pantry > Rice', others: 'Offers, new' }),
  })
  expect(shelfOfTrees('')).toEqual({ shelf: {} })
})

test('the SKU of a long name differs from those of others, and is the same the next time', () => {
  const names = Array.from(
    { length: 2000 },
    (_, at) => `a-very-long-name-that-many-products-begin-with-${at}`,
  )
  const skus = names.map(name => madeSku(name))
  expect(new Set(skus).size).toBe(names.length)
  expect(skus.every(sku => sku.length === MOST_SKU)).toBe(true)
  expect(names.map(name => madeSku(name))).toEqual(skus)
  expect(madeSku('tea', '500 g')).toBe('tea-500 g')
})

/** A reader of these columns, whose names are those of the fields where there is one. */
const readerOf = (columns: string, facts: Record<string, string>) => {
  const headers = columns.split(',')
  return cellReader(headers, { ...recogniseColumns(headers).mapping, ...facts })
}
const linesOf = (...lines: string[]) => lines.map((line, at) => ({ line: at + 2, cells: line.split(',') }))

test('facts are read from the exports of other systems, too', () => {
  const facts = { contains: 'Allergens', origin: 'Made in' }
  const shopify = readerOf('Handle,Title,Variant SKU,Variant Price,Allergens,Made in', facts)
  expect(readShopifyLines(linesOf('tea,Tea,T-1,5,milk,', 'tea,,T-2,6,,'), shopify)).toMatchObject([
    { draft: { sku: 'tea', contains: 'milk', origin: '' } },
    { draft: { sku: 'T-1' } },
    { draft: { sku: 'T-2' } },
  ])
  const woo = readerOf('Type,SKU,Name,Regular price,Parent,Allergens', { contains: 'Allergens' })
  const lines = linesOf(
    'variable,W,Tea,,,milk',
    'variation,W-1,Tea,5,W,',
    'variation,W-2,Tea,6,W,none',
    'simple,W-3,Cup,9,,',
  )
  const variations = new Map()
  rememberVariations(lines, woo, variations)
  const read = readWooLines(lines, woo, new Map(), variations)
  expect(read.map(({ draft }) => draft.contains)).toEqual(['milk', undefined, 'none', ''])
})

test('a title and a text for search engines are read as long as they can be shown', () => {
  const headers = ['Handle', 'Title', 'Variant SKU', 'Variant Price', 'SEO Title', 'SEO Description']
  const { format, mapping } = recogniseColumns(headers)
  expect([format, mapping.seoTitle, mapping.seoText]).toEqual(['shopify', 'SEO Title', 'SEO Description'])
  const cells = ['tea', 'Tea', 'TEA-1', '5', 'Mint  tea', 'word '.repeat(40)]
  const [read] = readShopifyLines([{ line: 2, cells }], cellReader(headers, mapping))
  expect(read?.draft.seoTitle).toBe('Mint tea')
  expect(read?.draft.seoText?.length).toBeLessThanOrEqual(160)
  expect(read?.draft.seoText).toMatch(/^word .*…$/)
})
