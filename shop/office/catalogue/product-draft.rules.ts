import { ageIn, wrongAge } from '../../catalogue/ages/typed-age.rules.ts'
import { codesIn, writtenCodes, wrongCodes } from '../../catalogue/codes/product-codes.rules.ts'
import { isCutPrice, withCutPrice } from '../../catalogue/cut-price.rules.ts'
import { wrongRelated } from '../../catalogue/editing/chosen-related.rules.ts'
import { MOST_WORDS } from '../../catalogue/editing/description-limits.ts'
import type { StaffProduct, saveProduct } from '../../catalogue/editing/product-form.contract.ts'
import { optionKinds } from '../../catalogue/option-prices.rules.ts'
import { storageIn } from '../../catalogue/storage.rules.ts'
import { isWeight } from '../../catalogue/unit-sizes.ts'
import type { InputOf } from '../../lib/call.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { tagsIn } from '../forms/typed-tags.rules.ts'
import { type BoxDraft, boxDraft, boxInputOf, wrongBoxDraft } from './boxes/box-draft.rules.ts'
import {
  type ChoiceDraft,
  choicesIn,
  choicesOf,
  looksLikeNumber,
  looksLikePrice,
  wrongChoices,
} from './choice-draft.rules.ts'
import { type FactsDraft, factsDraft, factsIn, statesFacts, wrongFactsDraft } from './facts-draft.rules.ts'
import { type PartDraft, partsDraft, partsInput, wrongPartsDraft } from './parts-draft.rules.ts'
import { wrongSaleDraft } from './sale-draft.rules.ts'

/** A product that goes well with another one, as its form holds it. */
export type RelatedDraft = StaffProduct['related'][number]

/** A product as its form holds it: texts as typed. */
export type ProductDraft = {
  productName: string
  /** The plain text of the description; `productHtml` has the same text with markup. */
  productDetails: string
  productHtml: string
  categoryId: string
  brandId: string
  sku: string
  unitPrice: string
  salePrice: string
  cutPrice: boolean
  /** The times of its sale by the shop's clock, as in `2026-12-06T18:00`; empty: none. */
  saleFrom: string
  saleUntil: string
  unitName: string
  /** The unit of its price, if it is another one; and about what one piece has, with its range. */
  pricedUnit: string
  pricedPer: string
  nominalMeasure: string
  measureFrom: string
  measureTo: string
  weighed: boolean
  weighedAfter: boolean
  tolerance: string
  /** The content of one unit, for the prices by which shoppers compare. */
  content: string
  contentUnit: string
  taxExempt: boolean
  step: string
  minimum: string
  maximum: string
  weight: string
  packagingAttributes: readonly ChoiceDraft[]
  cuttingAttributes: readonly ChoiceDraft[]
  extraAttributes: readonly ChoiceDraft[]
  /** The stock is counted. */
  counted: boolean
  /** Separated by commas. */
  tags: string
  /** One a line. */
  codes: string
  /** One of `storageKinds`. */
  storage: string
  /** In years; empty: everyone may buy it. */
  ageFrom: string
  /** The title and the text for search engines; empty: those of the page. */
  seoTitle: string
  seoText: string
  /** Compared and taken over as a whole: allergens of one version must not meet the tick of another. */
  facts: FactsDraft
  /** The products that it is made of. */
  parts: readonly PartDraft[]
  /** The products that are sold with it as one box; null if it is none. */
  box: BoxDraft | null
  /** The products that its page shows beside it. */
  related: readonly RelatedDraft[]
  active: boolean
  popular: boolean
  quantity: string
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Turns plain text into markup: one paragraph for each block between empty lines. */
export const htmlOf = (words: string): string =>
  words
    .replaceAll(/[&<>"]/g, sign => signs[sign] ?? '')
    .split(/\n{2,}/)
    .filter(Boolean)
    .map(paragraph => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** The form values of a product, or of a new one, which is active by default. */
export function draftOf(product?: StaffProduct): ProductDraft {
  return {
    productName: product?.productName ?? '',
    productDetails: product?.productDetails ?? '',
    productHtml: product ? (product.productHtml ?? htmlOf(product.productDetails)) : '',
    categoryId: String(product?.categoryId ?? ''),
    brandId: String(product?.brandId ?? 0),
    sku: product?.sku ?? '',
    unitPrice: String(product?.unitPrice ?? ''),
    salePrice: product && product.salePrice !== product.unitPrice ? String(product.salePrice) : '',
    cutPrice: isCutPrice(product?.optionsAttributes ?? []),
    saleFrom: product?.saleFrom ?? '',
    saleUntil: product?.saleUntil ?? '',
    unitName: product?.unitName ?? 'piece',
    pricedUnit: product && product.pricedUnit !== product.unitName ? product.pricedUnit : '',
    pricedPer: String(product?.pricedPer ?? 1),
    nominalMeasure: String(product?.nominalMeasure ?? ''),
    measureFrom: String(product?.measureFrom ?? ''),
    measureTo: String(product?.measureTo ?? ''),
    weighed: product?.weighed ?? false,
    weighedAfter: product?.weighedAfter ?? false,
    tolerance: String(product?.ownTolerance ?? ''),
    content: String(product?.content ?? ''),
    contentUnit: product?.contentUnit ?? '',
    taxExempt: product?.taxExemptFlag === 'Y',
    step: String(product?.step ?? 1),
    minimum: String(product?.minimum ?? 1),
    maximum: String(product?.maximum ?? 99),
    weight: String(product?.weight ?? ''),
    packagingAttributes: choicesOf('packagingAttributes', product),
    cuttingAttributes: choicesOf('cuttingAttributes', product),
    extraAttributes: choicesOf('extraAttributes', product),
    counted: product?.stockTracked ?? true,
    tags: product?.tags.join(', ') ?? '',
    codes: writtenCodes(product?.codes ?? []),
    storage: product?.storage ?? 'DRY',
    ageFrom: String(product?.ageFrom ?? ''),
    seoTitle: product?.seoTitle ?? '',
    seoText: product?.seoText ?? '',
    facts: factsDraft(product?.facts ?? null),
    // Those of a box follow from it.
    parts: product?.box ? [] : partsDraft(product?.parts ?? []),
    box: product?.box ? boxDraft(product.box) : null,
    related: product?.related ?? [],
    active: product?.productStatus !== 'N',
    popular: product?.popularFlag === 1,
    quantity: '0',
  }
}

/** Returns a change of the units; a product is weighed from then on if its price is for a weight, until staff say otherwise. */
export function withUnits(
  draft: ProductDraft,
  change: Partial<Pick<ProductDraft, 'unitName' | 'pricedUnit'>>,
): Partial<ProductDraft> {
  const { unitName, pricedUnit } = { ...draft, ...change }
  return { ...change, weighed: isWeight(pricedUnit.trim() || unitName.trim()) }
}

/** True for a box that costs what its parts cost. */
const isPricedByParts = ({ box }: ProductDraft): boolean => box?.price === 'PARTS'

/** The problems of a draft, by field (spec section 5); empty if there are none. */
export function checkProduct(draft: ProductDraft, productId?: number): WrongFields {
  const { unitPrice, salePrice, weight, quantity } = draft
  const wrong: WrongFields = {}
  if (!draft.productName.trim()) wrong.productName = m.catalogue_name_required()
  if (!draft.productDetails.trim()) wrong.productDetails = m.catalogue_details_required()
  if (!draft.categoryId) wrong.categoryId = m.catalogue_category_required()
  if (!isPricedByParts(draft) && !looksLikePrice(unitPrice))
    wrong.unitPrice = unitPrice.trim() ? m.office_price_wrong() : m.catalogue_price_required()
  if (!isPricedByParts(draft) && salePrice.trim() && !looksLikePrice(salePrice))
    wrong.salePrice = m.office_price_wrong()
  if (!isPricedByParts(draft)) Object.assign(wrong, wrongSaleDraft(draft))
  for (const field of [...(draft.box ? [] : (['step'] as const)), 'minimum', 'maximum'] as const)
    if (!looksLikeNumber(draft[field]) || readNumber(draft[field]) === 0)
      wrong[field] = m.office_catalogue_number_wrong()
  for (const field of [
    'pricedPer',
    'nominalMeasure',
    'measureFrom',
    'measureTo',
    'tolerance',
    'content',
  ] as const)
    if (!draft.box && draft[field].trim() && !looksLikeNumber(draft[field]))
      wrong[field] = m.office_catalogue_number_wrong()
  if (weight.trim() && !looksLikeNumber(weight)) wrong.weight = m.office_catalogue_number_wrong()
  const wrongCode = wrongCodes(codesIn(draft.codes))
  if (wrongCode) wrong.codes = wrongCode
  const wrongYears = wrongAge(draft.ageFrom)
  if (wrongYears) wrong.ageFrom = wrongYears
  for (const kind of optionKinds) {
    const says = wrongChoices(draft[kind])
    if (says) wrong[kind] = says
  }
  if (quantity.trim() && !looksLikeNumber(quantity)) wrong.quantity = m.office_quantity_wrong()
  return {
    ...wrong,
    ...wrongFactsDraft(draft.facts),
    ...(draft.box ? wrongBoxDraft(draft.box, productId) : wrongPartsDraft(draft.parts, draft, productId)),
    ...wrongRelated(
      draft.related.map(one => one.productId),
      productId,
    ),
  }
}

const numberOrNone = (typed: string) => (typed.trim() ? readNumber(typed) : null)

/** The unit of the price and the weight of a draft. */
function measuresIn(draft: ProductDraft) {
  return {
    pricedUnit: draft.pricedUnit.trim() || draft.unitName.trim() || 'piece',
    pricedPer: readNumber(draft.pricedPer || '1'),
    nominalMeasure: numberOrNone(draft.nominalMeasure),
    measureFrom: numberOrNone(draft.measureFrom),
    measureTo: numberOrNone(draft.measureTo),
    weighed: draft.weighed,
    weighedAfter: draft.weighed && draft.weighedAfter,
    content: numberOrNone(draft.content),
    contentUnit: draft.contentUnit.trim() || null,
    tolerance: numberOrNone(draft.tolerance),
  }
}

/** The measures of a box, which has none of its own. */
const measuresOfBox = ({ unitName }: ProductDraft) => ({
  ...{ pricedUnit: unitName.trim() || 'piece', pricedPer: 1, nominalMeasure: null, measureFrom: null },
  ...{
    measureTo: null,
    weighed: false,
    weighedAfter: false,
    content: null,
    contentUnit: null,
    tolerance: null,
  },
})

/** The input for saving a draft of a product seen as `product`; options other than CUTPRICE stay as they are. */
export function inputOf(draft: ProductDraft, product?: StaffProduct): InputOf<typeof saveProduct> {
  const isDescribedAnew = draft.productHtml !== draftOf(product).productHtml
  return {
    productName: draft.productName,
    productDetails: draft.productDetails.trim().slice(0, MOST_WORDS),
    productHtml: isDescribedAnew ? draft.productHtml : (product?.productHtml ?? null),
    categoryId: draft.categoryId,
    brandId: draft.brandId,
    sku: draft.sku,
    // The price of a box by its parts follows from them when it is saved.
    unitPrice: isPricedByParts(draft) ? readAmount(draft.unitPrice) || 0 : readAmount(draft.unitPrice),
    salePrice: draft.salePrice.trim() && !isPricedByParts(draft) ? readAmount(draft.salePrice) : null,
    optionsAttributes: withCutPrice(
      product?.optionsAttributes ?? [],
      draft.cutPrice && !isPricedByParts(draft),
    ),
    saleFrom: isPricedByParts(draft) ? null : draft.saleFrom || null,
    saleUntil: isPricedByParts(draft) ? null : draft.saleUntil || null,
    unitName: draft.unitName.trim() || 'piece',
    ...(draft.box ? measuresOfBox(draft) : measuresIn(draft)),
    taxExemptFlag: draft.taxExempt ? 'Y' : 'N',
    step: draft.box ? 1 : readNumber(draft.step),
    minimum: readNumber(draft.minimum),
    maximum: readNumber(draft.maximum),
    weight: draft.weight.trim() ? readNumber(draft.weight) : null,
    ...choicesIn(draft),
    stockTracked: draft.counted,
    // A tag may contain a comma; the form then cannot tell it from two.
    tags: product && draft.tags === draftOf(product).tags ? product.tags : tagsIn(draft.tags),
    codes: codesIn(draft.codes),
    storage: storageIn(draft.storage),
    ageFrom: ageIn(draft.ageFrom),
    seoTitle: draft.seoTitle.trim() || null,
    seoText: draft.seoText.trim() || null,
    facts: statesFacts(draft.facts) ? factsIn(draft.facts) : null,
    parts: partsInput(draft.parts),
    box: draft.box && boxInputOf(draft.box),
    related: draft.related.map(({ productId }) => productId),
    productStatus: draft.active ? 'A' : 'N',
    popularFlag: draft.popular ? 1 : 0,
    ...(product
      ? { productId: product.productId, updatedDate: product.updatedDate }
      : { quantity: readNumber(draft.quantity || '0') }),
  }
}
