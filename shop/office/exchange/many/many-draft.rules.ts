import type { ManyChanges } from '../../../exchange/many/many-changes.fields.ts'
import { readAmount, readNumber } from '../../../lib/read-number.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'

/** The choices and texts of the form: an empty one changes nothing. */
export type ManyDraft = {
  price: string
  priceValue: string
  sale: string
  saleValue: string
  /** The times of the sale by the shop's clock. */
  saleFrom: string
  saleUntil: string
  roundTo: string
  less: string
  addTags: string
  removeTags: string
  categoryId: string
  brandId: string
  productStatus: string
  popularFlag: string
  taxExemptFlag: string
  quantity: string
}

export const noChanges: ManyDraft = {
  price: '',
  priceValue: '',
  sale: '',
  saleValue: '',
  saleFrom: '',
  saleUntil: '',
  roundTo: '',
  less: '',
  addTags: '',
  removeTags: '',
  categoryId: '',
  brandId: '',
  productStatus: '',
  popularFlag: '',
  taxExemptFlag: '',
  quantity: '',
}

/** The value of a choice of no brand. */
export const NO_BRAND = 'none'

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)

/** True if prices change, which can be rounded. */
export const changesPrices = ({ price, sale }: ManyDraft) => price !== '' || sale === 'start'

/** Returns the changes that a person chose. */
export function changesIn(draft: ManyDraft): ManyChanges {
  const rounding = {
    ...(draft.roundTo && { roundTo: readAmount(draft.roundTo) }),
    ...(draft.less && { less: readAmount(draft.less) }),
  }
  return {
    ...(draft.price === 'percent' && { price: { percent: readNumber(draft.priceValue), ...rounding } }),
    ...(draft.price === 'amount' && { priceBy: { amount: readAmount(draft.priceValue), ...rounding } }),
    ...(draft.sale === 'start' && {
      sale: {
        percent: readNumber(draft.saleValue),
        ...rounding,
        ...(draft.saleFrom && { from: draft.saleFrom }),
        ...(draft.saleUntil && { until: draft.saleUntil }),
      },
    }),
    ...(draft.sale === 'end' && { endSale: true as const }),
    ...(tagsIn(draft.addTags).length > 0 && { addTags: tagsIn(draft.addTags) }),
    ...(tagsIn(draft.removeTags).length > 0 && { removeTags: tagsIn(draft.removeTags) }),
    ...(draft.categoryId && { categoryId: Number(draft.categoryId) }),
    ...(draft.brandId && { brandId: draft.brandId === NO_BRAND ? null : Number(draft.brandId) }),
    ...(draft.productStatus && { productStatus: draft.productStatus as 'A' | 'N' }),
    ...(draft.popularFlag && { popularFlag: Number(draft.popularFlag) as 0 | 1 }),
    ...(draft.taxExemptFlag && { taxExemptFlag: draft.taxExemptFlag as 'Y' | 'N' }),
    ...(draft.quantity && { quantity: readNumber(draft.quantity) }),
  }
}

/** Returns what is wrong with it, by field: a number that is none, or no change at all. */
export function wrongInMany(draft: ManyDraft): WrongFields {
  const isNone = (typed: string, read = readNumber) => Number.isNaN(read(typed))
  const wrong: WrongFields = {}
  if (draft.price && isNone(draft.priceValue, readAmount)) wrong.priceValue = m.office_many_number()
  if (draft.sale === 'start' && isNone(draft.saleValue)) wrong.saleValue = m.office_many_number()
  if (changesPrices(draft))
    for (const field of ['roundTo', 'less'] as const)
      if (draft[field] && isNone(draft[field], readAmount)) wrong[field] = m.office_many_number()
  if (draft.quantity && isNone(draft.quantity)) wrong.quantity = m.office_many_number()
  if (Object.keys(changesIn(draft)).length === 0) wrong.price = m.exchange_many_no_change()
  return wrong
}

/** The field of the form for a field of the call. */
const fields: Record<string, keyof ManyDraft> = {
  'changes.price.percent': 'priceValue',
  'changes.priceBy.amount': 'priceValue',
  'changes.sale.percent': 'saleValue',
  'changes.sale.from': 'saleFrom',
  'changes.sale.until': 'saleUntil',
}

/** Names the server's fields as the form does. */
export const renamed = (wrong: WrongFields): WrongFields =>
  Object.fromEntries(
    Object.entries(wrong).map(([field, says]) => [
      fields[field] ?? field.replace(/^changes\.((price|priceBy|sale)\.)?/, ''),
      says,
    ]),
  )
