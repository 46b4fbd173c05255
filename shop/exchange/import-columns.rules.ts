import { type ColumnMapping, type ImportField, type ImportFormat, importFields } from './import-fields.ts'

const shopify: ColumnMapping = {
  sku: 'Variant SKU',
  productName: 'Title',
  productDetails: 'Body (HTML)',
  subCategory: 'Type',
  brandName: 'Vendor',
  unitPrice: 'Variant Price',
  salePrice: 'Variant Compare At Price',
  quantity: 'Variant Inventory Qty',
  weight: 'Variant Grams',
  taxExemptFlag: 'Variant Taxable',
  productStatus: 'Status',
  images: 'Image Src',
  imageTexts: 'Image Alt Text',
}
const woocommerce: ColumnMapping = {
  sku: 'SKU',
  productName: 'Name',
  productDetails: 'Description',
  category: 'Categories',
  brandName: 'Brands',
  unitPrice: 'Regular price',
  salePrice: 'Sale price',
  quantity: 'Stock',
  weight: 'Weight (lbs)',
  taxExemptFlag: 'Tax status',
  productStatus: 'Published',
  popularFlag: 'Is featured?',
  images: 'Images',
}
const own: ColumnMapping = Object.fromEntries(importFields.map(field => [field, field]))

const usual: Record<ImportFormat, ColumnMapping> = { souk: own, shopify, woocommerce }

/** The columns that identify a file of each kind, whatever other columns it has. */
const marks: [ImportFormat, readonly string[]][] = [
  ['shopify', ['Handle', 'Title', 'Variant Price']],
  ['woocommerce', ['Type', 'SKU', 'Name', 'Regular price']],
]

const alike = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Common column names in tables of unknown origin. */
const alsoCalled: Partial<Record<ImportField, readonly string[]>> = {
  sku: ['article', 'articlenumber', 'code', 'productcode', 'id'],
  productName: ['name', 'title', 'product', 'item'],
  productDetails: ['description', 'details', 'text'],
  category: ['department', 'group'],
  subCategory: ['subcategory', 'type'],
  brandName: ['brand', 'vendor', 'maker'],
  unitPrice: ['price', 'unitprice', 'regularprice', 'rate'],
  salePrice: ['saleprice', 'offer', 'offerprice'],
  quantity: ['stock', 'qty', 'inventory', 'onhand'],
  unitName: ['unit', 'soldby', 'uom'],
  images: ['image', 'picture', 'pictures', 'imageurl'],
}

/** Returns the format of a file, by the names of its columns. */
export const formatOf = (headers: readonly string[]): ImportFormat =>
  marks.find(([, names]) => names.every(name => headers.includes(name)))?.[0] ?? 'souk'

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
  for (const field of importFields)
    take(
      field,
      headers.find(header => header === usual[format][field]),
    )
  if (format === 'souk')
    for (const field of importFields)
      take(
        field,
        headers.find(header => [alike(field), ...(alsoCalled[field] ?? [])].includes(alike(header))),
      )
  return { format, mapping }
}

/** Returns the required columns that the mapping lacks. */
export const missingColumns = (mapping: ColumnMapping): ImportField[] =>
  (['sku', 'productName'] as const).filter(field => mapping[field] === undefined)
