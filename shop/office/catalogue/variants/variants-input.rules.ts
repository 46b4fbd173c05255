import { codesIn, wrongCodes } from '../../../catalogue/codes/product-codes.rules.ts'
import type { StaffVariants, saveVariants } from '../../../catalogue/variants/staff-variants.contract.ts'
import type { InputOf } from '../../../lib/call.ts'
import { readAmount, readNumber } from '../../../lib/read-number.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { looksLikeNumber, looksLikePrice } from '../choice-draft.rules.ts'
import { wrongSaleDraft } from '../sale-draft.rules.ts'
import type { VariantDraft, VariantsDraft } from './variants-draft.rules.ts'

type Input = InputOf<typeof saveVariants>

/** The problems of a variant as typed, by field. */
function wrongVariant(row: VariantDraft): WrongFields {
  const wrong: WrongFields = {}
  if (!looksLikePrice(row.unitPrice))
    wrong.unitPrice = row.unitPrice.trim() ? m.office_price_wrong() : m.catalogue_price_required()
  if (row.salePrice.trim() && !looksLikePrice(row.salePrice)) wrong.salePrice = m.office_price_wrong()
  Object.assign(wrong, wrongSaleDraft(row))
  for (const field of ['weight', 'content'] as const)
    if (row[field].trim() && !looksLikeNumber(row[field])) wrong[field] = m.office_catalogue_number_wrong()
  if (row.content.trim() && !row.contentUnit.trim()) wrong.contentUnit = m.catalogue_content_unit_required()
  if (row.productId === undefined && row.quantity.trim() && !looksLikeNumber(row.quantity))
    wrong.quantity = m.office_quantity_wrong()
  const code = wrongCodes(codesIn(row.codes))
  if (code) wrong.codes = code
  return wrong
}

/** The problems of a grid of variants that are found before sending, by field as the call names them. */
export const wrongVariantsDraft = ({ rows }: VariantsDraft): WrongFields =>
  Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(wrongVariant(row)).map(([field, says]) => [`variants.${at}.${field}`, says]),
    ),
  )

const numberOrNone = (typed: string) => (typed.trim() ? readNumber(typed) : null)

const variantInput = (row: VariantDraft, seen: Seen): Input['variants'][number] => ({
  ...(row.productId === undefined
    ? { quantity: readNumber(row.quantity || '0') }
    : {
        productId: row.productId,
        updatedDate: seen.variants.find(one => one.productId === row.productId)?.updatedDate,
      }),
  values: [...row.values],
  sku: row.sku.trim() || null,
  codes: codesIn(row.codes),
  unitPrice: readAmount(row.unitPrice),
  salePrice: row.salePrice.trim() ? readAmount(row.salePrice) : null,
  cutPrice: row.cutPrice,
  saleFrom: row.saleFrom || null,
  saleUntil: row.saleUntil || null,
  weight: numberOrNone(row.weight),
  content: numberOrNone(row.content),
  contentUnit: row.contentUnit.trim() || null,
  productStatus: row.active ? 'A' : 'N',
})

/** The product and its variants as they were when the grid was filled. */
type Seen = Pick<StaffVariants, 'productId' | 'updatedDate' | 'variants'>

/** The input for saving a grid of variants of a product: all that was changed since, the shop refuses. */
export const variantsInput = ({ options, rows }: VariantsDraft, seen: Seen): Input => ({
  ...{ productId: seen.productId, updatedDate: seen.updatedDate },
  options: rows.length > 0 ? [...options] : [],
  variants: rows.map(row => variantInput(row, seen)),
})
