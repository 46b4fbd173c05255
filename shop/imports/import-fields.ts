/** What an import can say of a product, by the names of our own files (those of the API where there is one). */
export const importFields = [
  'sku',
  'productName',
  'productDetails',
  'productHtml',
  'category',
  'subCategory',
  'brandName',
  'unitPrice',
  'salePrice',
  'cutPrice',
  'quantity',
  'unitName',
  'step',
  'minimum',
  'maximum',
  'weight',
  'taxExemptFlag',
  'productStatus',
  'popularFlag',
  'packagingAttributes',
  'cuttingAttributes',
  'extraAttributes',
  'optionPrices',
  'images',
  'imageTexts',
] as const
export type ImportField = (typeof importFields)[number]

/** Whose product export a file is; `souk` is our own, and any other table. */
export const importFormats = ['souk', 'shopify', 'woocommerce'] as const
export type ImportFormat = (typeof importFormats)[number]

/** Which column of the file says what, by the column's name. */
export type ColumnMapping = Partial<Record<ImportField, string>>

/**
 * A product as a file describes it: what a column says, as text; what has no column is not there and stays as it is.
 * Pictures are addresses with what they show.
 */
export type ImportDraft = Partial<Record<Exclude<ImportField, 'images' | 'imageTexts'>, string>> & {
  pictures?: { address: string; text: string }[]
}

/** A line of a file: its number, from 1 for the line of the names, and its cells. */
export type FileLine = { line: number; cells: readonly string[] }

/** What came of some lines: a product, and the line where it begins; or why they are left out. */
export type ReadDraft = { line: number; draft: ImportDraft; left?: 'variable' | 'empty' }
