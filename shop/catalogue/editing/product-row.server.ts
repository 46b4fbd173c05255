import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { storedBox, withPartsOfBox, wrongBox } from '../../boxes/wrong-box.rules.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { toQuantity, toSteps } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { brands, categories } from '../catalogue.tables.server.ts'
import { storedCodes, wrongCodes } from '../codes/product-codes.rules.ts'
import { storedFacts, wrongFacts } from '../facts/food-facts.rules.ts'
import { storedParts, wrongParts } from '../made-of/parts.rules.ts'
import { wrongBoxThere } from '../made-of/possible-parts.server.ts'
import { wrongPartsThere } from '../made-of/wrong-parts.server.ts'
import { type OptionPrices, optionKinds } from '../option-prices.rules.ts'
import { WHOLE } from '../preparations.rules.ts'
import { storedSeo } from '../seo/seo.rules.ts'
import { countStepOf } from '../stock/count-step.rules.ts'
import { isKeptInLots } from '../stock/product-in-lots.server.ts'
import { isWeight } from '../unit-sizes.ts'
import type { SetProduct } from './change-product.server.ts'
import {
  preparationFields,
  preparationsOf,
  pricesOfChoices,
  surchargeFields,
  unknownChoices,
  wrongOptionPrices,
} from './check-option-prices.rules.ts'
import { wrongRelated } from './chosen-related.rules.ts'
import { cleanDescription } from './clean-description.server.ts'
import { MOST_WORDS } from './description-limits.ts'
import { wrongStock } from './opening-steps.rules.ts'
import type { saveProduct } from './product-form.contract.ts'
import { limitsOf } from './quantity-limits.rules.ts'
import { wrongRelatedThere } from './read-related.server.ts'
import { measuresOf } from './written-measures.rules.ts'

type Input = ParsedOf<typeof saveProduct>

/** The limits of a new product: single units, 1 to 99 of them. */
const newLimits = { quantityStep: 1000, minimumSteps: 1, maximumSteps: 99 }

/** True if the price has no more decimals than the shop's currency. */
export const isExactPrice = (price: number, exponent: number) =>
  toDecimal(toMinor(price, exponent), exponent) === price

/** Returns the choices of a product after it is saved. */
const choicesOf = (input: Input, before?: SetProduct) => ({
  packagingAttributes: input.packagingAttributes ?? before?.packagingAttributes ?? [],
  cuttingAttributes: input.cuttingAttributes ?? before?.cuttingAttributes ?? [],
  extraAttributes: input.extraAttributes ?? before?.extraAttributes ?? [],
})

/** Returns what is wrong with a product beyond the checks of the contract, by field; empty if nothing is. */
export async function wrongFields(
  database: Database,
  input: Input,
  exponent: number,
  before?: SetProduct,
): Promise<Record<string, string>> {
  const { categoryId, brandId } = input
  const wrong = wrongByItself(input, exponent, before)
  if ((await database.$count(categories, eq(categories.categoryId, categoryId))) === 0)
    wrong.categoryId = m.catalogue_category_unknown()
  if (brandId && (await database.$count(brands, eq(brands.brandId, brandId))) === 0)
    wrong.brandId = m.catalogue_brand_unknown()
  if (before?.variantOf) wrong.productId = m.catalogue_variant_of_product()
  if (before && input.stockTracked === false && (await isKeptInLots(database, before.productId)))
    wrong.stockTracked = m.catalogue_in_lots_counted()
  if (input.related) Object.assign(wrong, await wrongRelatedThere(database, input.related))
  if (input.box && !Object.keys(wrong).some(field => field.startsWith('box')))
    Object.assign(wrong, await wrongBoxThere(database, storedBox(input.box), before))
  if (input.parts && !isBox(input, before))
    return { ...(await wrongPartsThere(database, input.parts, before?.productId)), ...wrong }
  return wrong
}

/** Like `wrongFields`, but without the database: does not check that the category, the brand and the parts exist. */
export function wrongByItself(input: Input, exponent: number, before?: SetProduct): Record<string, string> {
  const { unitPrice, salePrice, quantity = 0, weight, productHtml } = input
  const wrong: Record<string, string> = {}
  const isExact = (price: number) => isExactPrice(price, exponent)
  for (const [field, price] of Object.entries({ unitPrice, salePrice }))
    if (!isExact(price ?? 0)) wrong[field] = m.catalogue_price_decimals({ count: exponent })
  const choices = choicesOf(input, before)
  for (const kind of optionKinds) {
    const twice = choices[kind].find((choice, at) => choices[kind].indexOf(choice) !== at)
    if (twice && input[kind]) wrong[kind] = m.catalogue_choice_twice({ choice: twice })
  }
  const least = Math.min(unitPrice, salePrice ?? unitPrice)
  for (const field of surchargeFields)
    Object.assign(wrong, wrongOptionPrices(input[field] ?? {}, choices, { isExact, unitPrice: least }, field))
  for (const field of preparationFields)
    Object.assign(wrong, unknownChoices(input[field] ?? {}, choices, field))
  if (hasNumbers(input.piecePrices) && isWeight(input.unitName ?? before?.unitName ?? ''))
    wrong.piecePrices = m.catalogue_no_pieces()
  const limits = limitsOf(input, before ?? newLimits)
  const measured = measuresOf(input, before)
  if ('wrong' in limits) Object.assign(wrong, limits.wrong)
  else if (!before) {
    const noStep = input.step ? m.catalogue_limit_no_step : m.catalogue_quantity_whole
    const countStep = countStepOf({ ...limits.limits, ...('columns' in measured && measured.columns) })
    const says = wrongStock(quantity, countStep, noStep)
    if (says) wrong.quantity = says
  }
  if ('wrong' in measured) Object.assign(wrong, measured.wrong)
  if (weight && toSteps(weight, 1) === undefined) wrong.weight = m.catalogue_weight_wrong()
  const wrongCode = wrongCodes(input.codes ?? [])
  if (wrongCode) wrong.codes = wrongCode
  Object.assign(wrong, wrongFacts(input.facts))
  Object.assign(wrong, wrongRelated(input.related ?? [], before?.productId))
  if (isBox(input, before)) Object.assign(wrong, wrongOfBox(input, choices, before))
  else {
    const parts = input.parts ?? (before?.box ? [] : before?.parts) ?? []
    Object.assign(wrong, wrongParts(parts, { productId: before?.productId, choices }))
  }
  if (productHtml) {
    const { productDetails } = cleanDescription(productHtml)
    if (!productDetails) wrong.productDetails = m.catalogue_details_required()
    if (productDetails.length > MOST_WORDS)
      wrong.productDetails = m.catalogue_details_long({ most: MOST_WORDS })
  }
  return wrong
}

/** True if a product is a box once it is saved. */
const isBox = ({ box }: Input, before?: SetProduct): boolean => Boolean(box === undefined ? before?.box : box)

/** Returns what is wrong with a box, and with a product that is one: it is sold whole and as it is. */
function wrongOfBox(
  input: Input,
  choices: ReturnType<typeof choicesOf>,
  before?: SetProduct,
): Record<string, string> {
  const wrong: Record<string, string> = input.box ? wrongBox(input.box, before?.productId) : {}
  if (before?.variantOptions) wrong.box = m.boxes_no_variants()
  for (const kind of optionKinds) if (choices[kind].length > 0) wrong[kind] = m.boxes_no_choices()
  const { unitName = before?.unitName ?? '', weighed = before?.weighed } = input
  if (isWeight(unitName) || weighed) wrong.unitName = m.boxes_by_piece()
  const step = input.step ?? toQuantity(1, before?.quantityStep ?? 1000)
  if (!Number.isInteger(step)) wrong.step = m.boxes_whole()
  return wrong
}

/** Returns the columns that an input sets, without those it leaves out and the times of its sale (`saleOfInput`). */
export function productColumns(input: Input, exponent: number, before?: SetProduct) {
  const {
    productId: _,
    quantity: __,
    updatedBy: ___,
    updatedDate: ____,
    step,
    minimum,
    maximum,
    optionPrices,
    piecePrices,
    linePrices,
    choiceYields,
    choiceMinutes,
    weight,
    productHtml: _____,
    showFlag: ______,
    sku,
    brandId,
    unitPrice,
    salePrice,
    tolerance: _______,
    codes,
    facts,
    parts,
    box,
    seoTitle,
    seoText,
    saleFrom: ________,
    saleUntil: _________,
    ...row
  } = input
  const { unitName } = input
  const limits = limitsOf({ step, minimum, maximum }, before ?? newLimits)
  const measured = measuresOf(input, before)
  const choices = choicesOf(input, before)
  const minor = (prices: OptionPrices | undefined, stored: OptionPrices | undefined) =>
    pricesOfChoices(prices ? inMinorUnits(prices, exponent) : (stored ?? {}), choices)
  return {
    ...row,
    ...describedBy(input, before),
    ...storedSeo({ seoTitle, seoText }),
    ...('limits' in limits ? limits.limits : {}),
    ...(weight === undefined ? {} : { weight: weight ? Math.round(weight * 1000) : null }),
    optionPrices: minor(optionPrices, before?.optionPrices),
    piecePrices: minor(piecePrices, before?.piecePrices),
    linePrices: minor(linePrices, before?.linePrices),
    choiceYields: preparationsOf(
      choiceYields ? inMinorUnits(choiceYields, 2) : (before?.choiceYields ?? {}),
      choices,
      WHOLE,
    ),
    choiceMinutes: preparationsOf(choiceMinutes ?? before?.choiceMinutes ?? {}, choices, 0),
    unitPrice: toMinor(unitPrice, exponent),
    ...(salePrice === undefined ? {} : { salePrice: toMinor(salePrice ?? unitPrice, exponent) }),
    ...(brandId === undefined ? {} : { brandId: brandId || null }),
    ...(codes ? { codes: storedCodes(codes) } : {}),
    ...(facts === undefined ? {} : { facts: storedFacts(facts) }),
    ...withPartsOfBox(
      {
        ...(parts === undefined ? {} : { parts: storedParts(parts) }),
        ...(box === undefined ? {} : { box: box && storedBox(box) }),
      },
      before,
    ),
    ...(sku?.trim() ? { sku: sku.trim() } : {}),
    ...(unitName === undefined ? {} : { sellinPcs: isWeight(unitName) ? 'N' : 'Y' }),
    ...('columns' in measured ? measured.columns : {}),
  }
}

/** Keeps the stored HTML if the plain text is unchanged and the input has no `productHtml`. */
function describedBy({ productDetails, productHtml }: Input, before?: SetProduct) {
  if (productHtml) return cleanDescription(productHtml)
  if (productHtml === undefined && productDetails === before?.productDetails) return {}
  return { productHtml: null }
}

/** True if a choice has a number that says something. */
const hasNumbers = (prices: OptionPrices | undefined): boolean =>
  Object.values(prices ?? {}).some(ofKind => Object.values(ofKind ?? {}).some(number => number !== 0))

const inMinorUnits = (prices: OptionPrices, exponent: number): OptionPrices =>
  Object.fromEntries(
    Object.entries(prices).map(([kind, ofKind]) => [
      kind,
      Object.fromEntries(
        Object.entries(ofKind ?? {}).map(([choice, price]) => [choice, toMinor(price, exponent)]),
      ),
    ]),
  )

/** The defaults of a new product; `unitPrice` in minor units. */
export const usualColumns = (productId: number, unitPrice: number) => ({
  productId,
  sku: skuOf(productId),
  salePrice: unitPrice,
  unitName: 'piece',
  sellinPcs: 'Y',
  ...newLimits,
})

/** Returns the SKU that the shop generates for a product. */
export const skuOf = (productId: number) => `P-${String(productId).padStart(6, '0')}`
