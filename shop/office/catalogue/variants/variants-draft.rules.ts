import { writtenCodes } from '../../../catalogue/codes/product-codes.rules.ts'
import type { StaffVariant, StaffVariants } from '../../../catalogue/variants/staff-variants.contract.ts'

/** The texts of a variant as typed. */
export const variantTexts = [
  ...(['sku', 'codes', 'unitPrice', 'salePrice', 'weight', 'content', 'contentUnit', 'quantity'] as const),
  ...(['saleFrom', 'saleUntil'] as const),
] as const
export type VariantText = (typeof variantTexts)[number]

/** True for a time of a sale, which a field for dates and times takes. */
export const isSaleTime = (field: VariantText): boolean => field === 'saleFrom' || field === 'saleUntil'

/** A variant as the grid holds it; `key` stays the same while it changes. `quantity`: the opening stock of a new one. */
export type VariantDraft = Record<VariantText, string> & {
  key: string
  productId: number | undefined
  values: readonly string[]
  cutPrice: boolean
  active: boolean
}

/** The options of a product and its variants, as typed. */
export type VariantsDraft = { options: readonly string[]; rows: readonly VariantDraft[] }

/** The key of a variant by its values; the letters' case does not matter, as for the shop. */
export const keyOf = (values: readonly string[]): string =>
  JSON.stringify(values.map(value => value.trim().toLowerCase()))

const text = (number: number | null) => String(number ?? '')

/** The values of a saved variant in the grid. */
export const variantDraft = (one: StaffVariant): VariantDraft => ({
  key: String(one.productId),
  productId: one.productId,
  values: one.values,
  sku: one.sku,
  codes: writtenCodes(one.codes, '; '),
  unitPrice: text(one.unitPrice),
  salePrice: one.salePrice === one.unitPrice ? '' : text(one.salePrice),
  cutPrice: one.cutPrice,
  saleFrom: one.saleFrom ?? '',
  saleUntil: one.saleUntil ?? '',
  weight: text(one.weight),
  content: text(one.content),
  contentUnit: one.contentUnit ?? '',
  active: one.productStatus === 'A',
  quantity: '0',
})

/** The grid of saved variants. */
export const variantsDraft = ({
  options,
  variants,
}: Pick<StaffVariants, 'options' | 'variants'>): VariantsDraft => ({
  options,
  rows: variants.map(variantDraft),
})

/** The fields that a new variant has from its product. */
export type NewVariant = Pick<VariantDraft, 'unitPrice' | 'salePrice' | 'cutPrice' | 'saleFrom' | 'saleUntil'>

/** A variant that was just made. */
export const newVariant = (values: readonly string[], from: NewVariant): VariantDraft => ({
  ...{ key: `new ${keyOf(values)}`, productId: undefined, values, ...from },
  ...{ sku: '', codes: '', weight: '', content: '', contentUnit: '', quantity: '0', active: true },
})

const fields = [...variantTexts, 'cutPrice', 'active'] as const
type Field = (typeof fields)[number]

/** True if two drafts of variants would be saved alike. */
export const isSameDraft = (one: VariantsDraft, other: VariantsDraft): boolean =>
  JSON.stringify(written(one)) === JSON.stringify(written(other))

const written = ({ options, rows }: VariantsDraft) => [
  options,
  rows.map(row => [row.productId, row.values, ...fields.map(field => row[field])]),
]

/**
 * Returns a draft that was started from `seen` on the variants as someone else has saved them: edits stay, all else is theirs. `names`:
 * the variants that they changed, added or removed.
 */
export function mergeVariants(
  draft: VariantsDraft,
  seen: VariantsDraft,
  now: VariantsDraft,
): { draft: VariantsDraft; names: readonly (readonly string[])[] } {
  const ofId = (rows: readonly VariantDraft[]) => new Map(rows.map(row => [row.productId, row]))
  const [mine, before, theirs] = [ofId(draft.rows), ofId(seen.rows), ofId(now.rows)]
  const isEdited = (row: VariantDraft, field: Field | 'values') =>
    JSON.stringify(row[field]) !== JSON.stringify(before.get(row.productId)?.[field])
  const merged = (row: VariantDraft): VariantDraft => {
    const their = row.productId === undefined ? undefined : theirs.get(row.productId)
    // A variant that they removed is added again, with the same number.
    if (!their) return row
    const edited = ([...fields, 'values'] as const).filter(field => isEdited(row, field))
    return { ...their, ...Object.fromEntries(edited.map(field => [field, row[field]])) }
  }
  const changedOptions = JSON.stringify(draft.options) !== JSON.stringify(seen.options)
  const own = draft.rows
    .filter(
      row =>
        row.productId === undefined ||
        theirs.has(row.productId) ||
        fields.some(field => isEdited(row, field)),
    )
    .map(merged)
  const known = new Set(own.map(({ values }) => keyOf(values)))
  const added = now.rows.filter(row => !before.has(row.productId) && !mine.has(row.productId))
  const names = [
    ...now.rows.filter(row => fields.some(field => row[field] !== before.get(row.productId)?.[field])),
    ...seen.rows.filter(row => !theirs.has(row.productId)),
  ].map(({ values }) => values)
  return {
    draft: {
      options: changedOptions ? draft.options : now.options,
      rows: [...own, ...added.filter(({ values }) => !known.has(keyOf(values)))],
    },
    names,
  }
}

/** The name of the product of a variant, which the name of the variant begins with. */
export function nameOfWhole(productName: string, values: readonly string[]): string {
  const end = ` (${values.join(', ')})`
  return productName.endsWith(end) ? productName.slice(0, -end.length) : productName
}
