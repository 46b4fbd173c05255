import { usualFactNames } from './facts/fact-fields.ts'
import { type ColumnMapping, type ImportField, type ImportFormat, importFields } from './import-fields.ts'
import { alike } from './read-lines.rules.ts'

/** The names of columns by field, the newest last; letters and digits count. */
type Columns = Partial<Record<ImportField, readonly string[]>>

const shopify: Columns = {
  sku: ['Variant SKU', 'SKU'],
  codes: ['Variant Barcode', 'Barcode'],
  productName: ['Title'],
  productDetails: ['Body (HTML)', 'Description'],
  category: ['Product Category'],
  subCategory: ['Type', 'Product Type'],
  brandName: ['Vendor'],
  unitPrice: ['Variant Price', 'Price'],
  salePrice: ['Variant Compare At Price', 'Compare-at price'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  stockTracked: ['Variant Inventory Tracker', 'Inventory tracker'],
  weight: ['Variant Grams', 'Weight value (grams)'],
  taxExemptFlag: ['Variant Taxable', 'Charge tax'],
  productStatus: ['Status'],
  tags: ['Tags'],
  seoTitle: ['SEO Title'],
  seoText: ['SEO Description'],
  images: ['Image Src', 'Product image URL'],
  imageTexts: ['Image Alt Text'],
}
const woocommerce: Columns = {
  sku: ['SKU'],
  codes: ['GTIN, UPC, EAN, or ISBN'],
  productName: ['Name'],
  productDetails: ['Description'],
  category: ['Categories'],
  brandName: ['Brands', 'Brand'],
  unitPrice: ['Regular price'],
  salePrice: ['Sale price'],
  saleFrom: ['Date sale price starts'],
  saleUntil: ['Date sale price ends'],
  quantity: ['Stock'],
  stockTracked: ['In stock?'],
  weight: ['Weight (lbs)', 'Weight (kg)', 'Weight (g)', 'Weight (oz)'],
  taxExemptFlag: ['Tax status'],
  productStatus: ['Published'],
  popularFlag: ['Is featured?'],
  tags: ['Tags'],
  images: ['Images'],
}
const own: Columns = Object.fromEntries(importFields.map(field => [field, [field]]))

const usual: Record<ImportFormat, Columns> = { souk: own, shopify, woocommerce }

/** The columns that identify a file of each kind, whatever other columns it has. */
const marks: [ImportFormat, readonly string[]][] = [
  ['shopify', ['handle', 'title', 'variantprice']],
  ['shopify', ['handle', 'title', 'variantsku']],
  ['shopify', ['urlhandle', 'title']],
  ['woocommerce', ['type', 'sku', 'name', 'regularprice']],
]

/** Common column names in tables of unknown origin. */
const alsoCalled: Columns = {
  sku: ['article', 'articlenumber', 'code', 'productcode', 'id'],
  productName: ['name', 'title', 'product', 'item'],
  variantOf: ['parentsku'],
  productDetails: ['description', 'details', 'text'],
  category: ['department', 'group'],
  subCategory: ['subcategory', 'category', 'categories', 'productcategory'],
  brandName: ['brand', 'vendor', 'maker'],
  unitPrice: ['price', 'unitprice', 'regularprice', 'rate'],
  salePrice: ['saleprice', 'offer', 'offerprice'],
  saleFrom: ['salestarts', 'salestart', 'datesalepricestarts'],
  saleUntil: ['saleends', 'saleend', 'datesalepriceends'],
  quantity: ['stock', 'qty', 'inventory', 'onhand'],
  stockTracked: ['countstock', 'trackstock', 'managestock'],
  unitName: ['unit', 'soldby', 'uom'],
  codes: [
    'barcode',
    'barcodes',
    'gtin',
    'ean',
    'upc',
    'isbn',
    'ean13',
    'gtin13',
    'upca',
    'isbn13',
    'gtinupceanorisbn',
  ],
  ageFrom: ['age', 'minimumage', 'agelimit', 'agerestriction'],
  storage: ['keep', 'keptas', 'temperature', 'storagetype'],
  ...usualFactNames,
  seoTitle: ['metatitle', 'pagetitle'],
  seoText: ['metadescription', 'seodescription'],
  tags: ['tag', 'keywords'],
  images: ['image', 'picture', 'pictures', 'imageurl'],
}

/** A column of this name is a category, unless another column is: then it is the department, as in our own files. */
const CATEGORY = 'category'

/** Returns the format of a file, by the names of its columns. */
export function formatOf(headers: readonly string[]): ImportFormat {
  const there = new Set(headers.map(alike))
  return marks.find(([, names]) => names.every(name => there.has(name)))?.[0] ?? 'souk'
}

/** Matches columns to fields by name; each column is used once. */
export function recogniseColumns(headers: readonly string[]): {
  format: ImportFormat
  mapping: ColumnMapping
} {
  const format = formatOf(headers)
  const mapping: ColumnMapping = {}
  const taken = new Set<string>()
  const take = (field: ImportField, header: string | undefined) => {
    if (header === undefined || mapping[field] !== undefined || taken.has(header)) return
    mapping[field] = header
    taken.add(header)
  }
  const findOf = (names: readonly string[]) =>
    names.map(name => headers.find(header => alike(header) === alike(name))).find(Boolean)
  const isTable = format === 'souk' && !headers.some(header => alike(header) === 'subcategory')
  for (const field of importFields)
    if (!(isTable && field === CATEGORY)) take(field, findOf(usual[format][field] ?? []))
  if (format === 'souk') {
    for (const field of importFields)
      take(
        field,
        headers.find(header => alsoCalled[field]?.includes(alike(header))),
      )
    take('subCategory', findOf(['type', 'producttype']))
  }
  return { format, mapping }
}

/** Returns the required columns that the mapping lacks. */
export const missingColumns = (mapping: ColumnMapping): ImportField[] =>
  (['sku', 'productName'] as const).filter(field => mapping[field] === undefined)
