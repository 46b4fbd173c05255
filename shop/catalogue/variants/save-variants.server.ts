import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { type Failure, type ParsedOf, refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { products } from '../catalogue.tables.server.ts'
import { readCodeOwners, takenCode } from '../codes/find-by-code.server.ts'
import { storedCodes } from '../codes/product-codes.rules.ts'
import { addProduct, nextProductId } from '../editing/add-product.server.ts'
import { changeProduct, holdProduct, type SetProduct } from '../editing/change-product.server.ts'
import { openingSteps } from '../editing/opening-steps.rules.ts'
import { skuOf } from '../editing/product-row.server.ts'
import { takenIn } from '../editing/save-product.server.ts'
import { wrongPartIn } from '../made-of/wrong-parts.server.ts'
import { type SaleClock, saleOfInput } from '../sales/sale-of-input.server.ts'
import { countStepOf } from '../stock/count-step.rules.ts'
import { hasStock } from './has-stock.server.ts'
import { holdVariants } from './hold-variants.server.ts'
import { newVariant } from './new-variant.server.ts'
import { readStaffVariants } from './read-staff-variants.server.ts'
import { type StaffVariants, saveVariants } from './staff-variants.contract.ts'
import { isUnchanged, variantColumnsOf } from './variant-row.rules.ts'
import { type VariantInput, wrongVariants } from './wrong-variants.rules.ts'

type Input = ParsedOf<typeof saveVariants>

export const answerSaveVariants = handle(saveVariants, async (input, shop) => {
  const { database } = shop
  const { currency, timeZone } = await readSettings(database)
  const { exponent } = currency
  const whole = await holdProduct(database, input.productId)
  if (!whole) return refuse(saveVariants, 'NOT_FOUND', undefined)
  const wrong = wrongVariants(input, { exponent, countStep: countStepOf(whole) })
  if (whole.variantOf !== null) wrong.productId = m.catalogue_variant_of_product()
  if (whole.box && input.options.length > 0) wrong.productId = m.boxes_no_variants()
  if (Object.keys(wrong).length > 0) return refuse(saveVariants, 'BAD_INPUT', undefined, wrong)
  if (whole.updatedDate.toISOString() !== input.updatedDate)
    return refuse(
      saveVariants,
      'CHANGED',
      (await readStaffVariants(database, whole.productId)) as StaffVariants,
    )
  if (whole.removedAt) return refuse(saveVariants, 'REMOVED', undefined)
  if (!whole.variantOptions && input.options.length > 0 && (await hasStock(database, whole.productId)))
    return refuse(saveVariants, 'HAS_STOCK', undefined)
  const before = await holdVariants(database, whole.productId)
  const pairs = pairsOf(input.variants, before)
  if (!pairs) return refuse(saveVariants, 'NOT_FOUND', undefined)
  if (pairs.some(isStale))
    return refuse(
      saveVariants,
      'CHANGED',
      (await readStaffVariants(database, whole.productId)) as StaffVariants,
    )
  const clock = { exponent, timeZone, now: shop.clock() }
  const wrongTimes = wrongSales(pairs, clock)
  if (Object.keys(wrongTimes).length > 0) return refuse(saveVariants, 'BAD_INPUT', undefined, wrongTimes)
  const taken = await refuseTaken(database, pairs, whole)
  if (taken) return taken
  try {
    await writeVariants(shop, whole, { options: input.options, pairs, before, clock })
  } catch (error) {
    const taken = takenIn(error)
    if (taken === 'sku') return refuse(saveVariants, 'SKU_TAKEN', undefined)
    if (taken === 'code') return refuse(saveVariants, 'CODE_TAKEN', undefined)
    const ofBox = wrongPartIn(error)
    if (ofBox) return refuse(saveVariants, 'BAD_INPUT', undefined, { productId: ofBox })
    throw error
  }
  return (await readStaffVariants(database, whole.productId)) as StaffVariants
})

/** A variant as it is wished, and as it is; undefined for a new one. */
type Pair = { wish: VariantInput; held: SetProduct | undefined }

/** True if a variant was changed since the wish saw it: in the grid of products, which leaves its product as it is. */
const isStale = ({ wish, held }: Pair): boolean =>
  Boolean(wish.updatedDate && held && held.updatedDate.toISOString() !== wish.updatedDate)

/** Returns what is wrong with the times of the variants' sales, by field. */
const wrongSales = (pairs: readonly Pair[], clock: SaleClock): Record<string, string> =>
  Object.fromEntries(
    pairs.flatMap(({ wish, held }, at) =>
      Object.entries(saleOfInput(wish, clock, held).wrong).map(([field, says]) => [
        `variants.${at}.${field}`,
        says,
      ]),
    ),
  )

/**
 * Finds the variant that each wish is about: the one with its number, or else a removed one with its values. Undefined if a number is not
 * that of a variant of the product, or is named twice.
 */
function pairsOf(wishes: readonly VariantInput[], before: readonly SetProduct[]): Pair[] | undefined {
  const named = wishes.flatMap(({ productId }) => productId ?? [])
  const known = before.filter(({ productId }) => named.includes(productId))
  if (known.length < named.length) return undefined
  const valuesOf = (values: readonly string[] | null) => (values ?? []).map(value => value.trim()).join('\n')
  return wishes.map(wish => ({
    wish,
    held: wish.productId
      ? before.find(({ productId }) => productId === wish.productId)
      : before.find(
          one => !named.includes(one.productId) && valuesOf(one.variantValues) === valuesOf(wish.values),
        ),
  }))
}

/** Refuses SKUs and codes that other products have, at their fields. The codes of the product itself become free. */
async function refuseTaken(
  database: Database,
  pairs: readonly Pair[],
  whole: SetProduct,
): Promise<Failure<'SKU_TAKEN'> | Failure<'CODE_TAKEN'> | undefined> {
  const own = new Set(pairs.flatMap(({ held }) => held?.productId ?? []))
  const skus = pairs.flatMap(({ wish }) => wish.sku?.trim() || [])
  const others = await database
    .select({ sku: products.sku, productId: products.productId })
    .from(products)
    .where(inArray(products.sku, skus))
  const fields: Record<string, string> = {}
  for (const [at, { wish }] of pairs.entries())
    if (others.some(({ sku, productId }) => sku === wish.sku?.trim() && !own.has(productId)))
      fields[`variants.${at}.sku`] = m.catalogue_sku_taken()
  if (Object.keys(fields).length > 0) return refuse(saveVariants, 'SKU_TAKEN', undefined, fields)

  const wanted = pairs.map(({ wish }) => storedCodes(wish.codes ?? []))
  const found = [...(await readCodeOwners(database, wanted.flat()))]
  const owners = new Map(found.filter(([, owner]) => owner.productId !== whole.productId))
  for (const [at, { held }] of pairs.entries()) {
    const found = takenCode(wanted[at] ?? [], owners, held?.productId)
    if (found) fields[`variants.${at}.codes`] = m.catalogue_code_taken_by(found)
    // Two variants of one input cannot have the same code either.
    for (const { code } of wanted[at] ?? [])
      if (!owners.has(code)) owners.set(code, { productId: held?.productId ?? -1 - at, name: '' })
  }
  return Object.keys(fields).length > 0 ? refuse(saveVariants, 'CODE_TAKEN', undefined, fields) : undefined
}

/** The options and the variants to write, in their order; `before`: all variants that the product had. */
type Wanted = {
  options: Input['options']
  pairs: readonly Pair[]
  before: readonly SetProduct[]
  clock: SaleClock
}

/** Writes the options of a locked product, and its variants; those that are not wanted are removed. */
export async function writeVariants(
  shop: SignedInShop,
  whole: SetProduct,
  { options, pairs, before, clock }: Wanted,
): Promise<void> {
  const { database } = shop
  const names = options.map(option => option.trim())
  const variantOptions = names.length > 0 ? names : null
  await changeProduct(
    shop,
    whole,
    { variantOptions, ...(variantOptions ? { codes: [] } : { dearestPrice: null }) },
    'variants',
  )
  const wanted = new Set(pairs.flatMap(({ held }) => held?.productId ?? []))
  const gone = { productStatus: 'N', removedAt: shop.clock() }
  for (const variant of before)
    if (!wanted.has(variant.productId) && !variant.removedAt)
      await changeProduct(shop, variant, gone, 'remove')
  await clearValues(database, pairs)
  for (const [place, { wish, held }] of pairs.entries()) {
    const { columns } = saleOfInput(wish, clock, held)
    const own = variantColumnsOf(wish, place, clock.exponent, held ?? { optionsAttributes: [] })
    const row = { ...own, ...columns }
    if (!held) await addVariant(shop, whole, row, wish.quantity ?? 0)
    else if (!isUnchanged(held, row)) await changeProduct(shop, held, row, 'save')
  }
}

/** Frees the values of variants that get others: two of them can change places. */
async function clearValues(database: Database, pairs: readonly Pair[]): Promise<void> {
  const moved = pairs.flatMap(({ wish, held }) =>
    held && held.variantValues?.join('\n') !== wish.values.map(value => value.trim()).join('\n')
      ? held.productId
      : [],
  )
  const size = pairs[0]?.wish.values.length ?? 0
  if (moved.length > 0)
    await database
      .update(products)
      .set({ variantValues: sql`array_fill('#' || ${products.productId}, array[${size}::int])` })
      .where(inArray(products.productId, moved))
}

/** Adds a variant of a locked product: it has all that the product has, and what is its own. */
async function addVariant(
  shop: SignedInShop,
  whole: SetProduct,
  own: Partial<SetProduct>,
  quantity: number,
): Promise<void> {
  const productId = await nextProductId(shop.database)
  const row = { ...newVariant(whole, { sku: skuOf(productId), ...own }), productId }
  const onHand = openingSteps(quantity, countStepOf(row)) ?? 0
  await addProduct(shop, row, { onHand, action: 'save' })
}
