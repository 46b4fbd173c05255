import { factFields } from './facts/fact-fields.ts'

/** The fields of a product that an import can set, named as in our own files (and as in the API where it has them). */
export const importFields = [
  'sku',
  'productName',
  'variantOf',
  'options',
  'productDetails',
  'productHtml',
  'category',
  'subCategory',
  'brandName',
  'unitPrice',
  'salePrice',
  'cutPrice',
  'saleFrom',
  'saleUntil',
  'quantity',
  'stockTracked',
  'unitName',
  'weighed',
  'weighedAfter',
  'pricedUnit',
  'pricedPer',
  'nominalMeasure',
  'measureFrom',
  'measureTo',
  'tolerance',
  'content',
  'contentUnit',
  'codes',
  'storage',
  'ageFrom',
  'seoTitle',
  'seoText',
  ...factFields,
  'parts',
  'box',
  'related',
  'step',
  'minimum',
  'maximum',
  'weight',
  'taxExemptFlag',
  'productStatus',
  'popularFlag',
  'tags',
  'packagingAttributes',
  'cuttingAttributes',
  'extraAttributes',
  'optionPrices',
  'piecePrices',
  'linePrices',
  'choiceYields',
  'choiceMinutes',
  'images',
  'imageTexts',
] as const
export type ImportField = (typeof importFields)[number]

/** The source of a product export; `souk` is our own format, and any other table. */
export const importFormats = ['souk', 'shopify', 'woocommerce'] as const
export type ImportFormat = (typeof importFormats)[number]

/** The sources of an import: files, and `many`: a change of many products, which has no file. */
export const importSources = [...importFormats, 'many'] as const
export type ImportSource = (typeof importSources)[number]

/** The column of the file for each field, by the column's name. */
export type ColumnMapping = Partial<Record<ImportField, string>>

/**
 * A product as a file describes it, as text by field; fields without a column are absent and stay unchanged. Pictures are
 * addresses with their alternative texts.
 */
export type ImportDraft = Partial<Record<Exclude<ImportField, 'images' | 'imageTexts'>, string>> & {
  pictures?: { address: string; text: string }[]
}

/** A line of a file: its number (line 1 holds the column names) and its cells. */
export type FileLine = { line: number; cells: readonly string[] }

/**
 * The result of reading some lines: a product and the line where it begins, with a minus if its first variant is read from the same line; with notes by field on values that are read
 * otherwise than written. `oldAddress`: its address in the shop that the file comes from. `left`: the reason why the line makes no product. `refused`: the reason why the shop cannot have it.
 */
export type ReadDraft = {
  line: number
  draft: ImportDraft
  notes?: Record<string, string>
  oldAddress?: string | undefined
  left?: string
  refused?: string
}

/**
 * The reasons to look at a product of a file: it would cost nothing; its sale price is not charged; it has no department; it
 * is imported otherwise than it is written.
 */
export const importMarks = ['free', 'uncharged', 'department', 'noted'] as const
export type ImportMark = (typeof importMarks)[number]
