import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { portion, roundHalfUp } from '../../lib/money.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { branchProducts } from '../branches/branch-products.tables.server.ts'
import { pricesAtBranch } from '../branches/prices-at-branch.rules.ts'
import { products } from '../catalogue.tables.server.ts'
import { isCutPrice } from '../cut-price.rules.ts'
import { convert, isWeight } from '../unit-sizes.ts'
import { type Gs1, isGs1, readGs1 } from './gs1.rules.ts'
import { gtinFrom } from './gtin.rules.ts'
import { isOfShop, isUnverified, readLabel, weightOfPrice } from './label.rules.ts'
import { productCodes } from './product-codes.tables.server.ts'
import { readLabelRules } from './read-label-rules.server.ts'
import type { WrongScan } from './scan-words.ts'

/**
 * The product and the measure that a scan says. `amount`: thousandths of the product's unit that the package has, null if the scan says a weight; `weight`: in
 * thousandths of its unit, which is that of the product's price if that is a unit of weight; `price`: in minor units.
 */
export type Scan = {
  by: 'CODE' | 'LABEL' | 'GS1'
  /** The stored code by which the product is known: 14 digits; the text of the label if it is one of the shop for a lot. */
  code: string
  product: ScannedProduct
  amount: number | null
  weight: { thousandths: number; unit: string } | null
  price: number | null
  ruleName: string | null
} & Pick<Gs1, 'lot' | 'bestBefore' | 'useBy'>

/** A product as a scan finds it; its price is that of the branch, in minor units for `pricedPer` thousandths of `pricedUnit`. */
type ScannedProduct = {
  productId: number
  productName: string
  sku: string
  unitName: string
  pricedUnit: string
  pricedPer: number
  unitPrice: number
  /** Thousandths of its unit in the package with the code; null if nobody knows them. */
  quantity: number | null
  isRemoved: boolean
}

/** Thousandths of one unit. */
const ONE = 1000

/** Finds the product with a stored code, or else with an id, at the prices of a branch or of the shop. */
async function findProduct(
  database: Database,
  by: string | number,
  branchId = 0,
): Promise<ScannedProduct | undefined> {
  const isId = typeof by === 'number'
  const [row] = await database
    .select({
      product: {
        productId: products.productId,
        productName: products.productName,
        sku: products.sku,
        unitName: products.unitName,
        pricedUnit: sql<string>`coalesce(${products.pricedUnit}, ${products.unitName})`,
        pricedPer: products.pricedPer,
        quantity: productCodes.quantity,
        isRemoved: sql<boolean>`${products.removedAt} is not null`,
      },
      options: products.optionsAttributes,
      prices: { unitPrice: products.unitPrice, salePrice: products.salePrice },
      own: { unitPrice: branchProducts.unitPrice, salePrice: branchProducts.salePrice },
    })
    .from(products)
    .leftJoin(
      productCodes,
      and(eq(productCodes.productId, products.productId), isId ? sql`false` : undefined),
    )
    .leftJoin(
      branchProducts,
      and(eq(branchProducts.productId, products.productId), eq(branchProducts.branchId, branchId)),
    )
    .where(isId ? eq(products.productId, by) : eq(productCodes.code, by))
  if (!row) return undefined
  const { product, options, prices, own } = row
  const at = pricesAtBranch(
    { ...prices, isCutPrice: isCutPrice(options) },
    own ?? { unitPrice: null, salePrice: null },
  )
  return { ...product, unitPrice: at.chargedPrice }
}

/** Returns a weight in the unit of the product's price; in its own if the price is not for a weight. */
function weighedAs({ pricedUnit }: ScannedProduct, thousandths: number, unit: string): Scan['weight'] {
  const converted = convert(thousandths, unit, pricedUnit)
  return converted === undefined
    ? { thousandths, unit }
    : { thousandths: roundHalfUp(converted), unit: pricedUnit }
}

/** Returns the weight that a price makes, or why it makes none. */
function weightIn(product: ScannedProduct, price: number): NonNullable<Scan['weight']> | WrongScan {
  const { pricedUnit: unit, unitPrice, productName } = product
  if (!isWeight(unit)) return { wrong: 'NOT_BY_WEIGHT', productName }
  if (unitPrice === 0) return { wrong: 'NO_PRICE', productName }
  const thousandths = weightOfPrice(price, product)
  return thousandths === undefined ? { wrong: 'PRICE_MISMATCH', productName } : { thousandths, unit }
}

/** Returns a scan of a product with the weight or price that it says, or why that makes none. */
function scanOf(
  said: Pick<Scan, 'by' | 'code' | 'product'> & Partial<Scan>,
  measure: { weight: Scan['weight'] } | { price: number } | undefined,
): Scan | WrongScan {
  const { product } = said
  if (product.isRemoved) return { wrong: 'REMOVED', productName: product.productName }
  const plain = { amount: null, weight: null, price: null, ruleName: null, ...said }
  if (!measure) return { ...plain, amount: product.quantity }
  if ('weight' in measure) return { ...plain, weight: measure.weight }
  const weight = weightIn(product, measure.price)
  return 'wrong' in weight ? weight : { ...plain, weight, price: measure.price }
}

/** An amount of money as a label writes it, in minor units. */
const minorIn = (amount: number, decimals: number, exponent: number) =>
  portion(amount, 10 ** exponent, 10 ** decimals)

/**
 * Says what a scanned text is. The code of a package comes before any rule; other codes of 12 or 13 digits are labels, which
 * the first rule that they follow reads; a text with GS1 elements says its product, weight, lot and days.
 * `branchId`: the branch whose prices turn the price of a label into a weight.
 */
export async function readScan(
  database: Database,
  text: string,
  branchId?: number,
): Promise<Scan | WrongScan> {
  const scanned = text.trim()
  if (isGs1(scanned)) return readElements(database, scanned, branchId)
  const gtin = gtinFrom(scanned)
  if ('wrong' in gtin) return { wrong: gtin.wrong === 'DIGIT' ? 'CHECK_DIGIT' : 'LENGTH' }
  const { code } = gtin
  const product = await findProduct(database, code, branchId)
  if (product) return scanOf({ by: 'CODE', code, product }, undefined)
  const digits = scanned.replaceAll(/\D/g, '')
  const rules = await readLabelRules(database)
  const label = readLabel(digits, rules)
  if (!label) {
    if (isUnverified(digits, rules)) return { wrong: 'VERIFIER' }
    return isOfShop(code) ? { wrong: 'NO_RULE' } : { wrong: 'NO_PRODUCT', code }
  }
  const { rule, amount, decimals } = label
  const known = await findProduct(database, label.code, branchId)
  if (!known) return { wrong: 'NO_PRODUCT_OF_LABEL', code: label.code, ruleName: rule.ruleName }
  const said = { by: 'LABEL' as const, code: label.code, product: known, ruleName: rule.ruleName }
  if (rule.unit !== null)
    return scanOf(said, { weight: weighedAs(known, portion(amount, 1000, 10 ** decimals), rule.unit) })
  const { exponent } = (await readSettings(database)).currency
  return scanOf(said, { price: minorIn(amount, decimals, exponent) })
}

async function readElements(database: Database, text: string, branchId?: number): Promise<Scan | WrongScan> {
  const elements = readGs1(text)
  if (elements?.productId !== undefined) return readLabelOfLot(database, text, elements, branchId)
  if (!elements?.code) return { wrong: 'ELEMENTS' }
  const { code, weight, price, ...more } = elements
  const gtin = gtinFrom(code)
  if ('wrong' in gtin) return { wrong: 'CHECK_DIGIT' }
  const product = await findProduct(database, code, branchId)
  if (!product) return { wrong: 'NO_PRODUCT', code }
  const said = { by: 'GS1' as const, code, product, ...more }
  const { exponent } = (await readSettings(database)).currency
  const asked = price && minorIn(price.amount, price.decimals, exponent)
  if (weight) {
    const weighed = weighedAs(product, weight.thousandths, weight.unit)
    return scanOf({ ...said, price: asked ?? null }, { weight: weighed })
  }
  return scanOf(said, asked === undefined ? undefined : { price: asked })
}

/** Says what the shop's own label of a lot is: a label is on one unit of a product that is not sold by weight. */
async function readLabelOfLot(
  database: Database,
  text: string,
  { productId = 0, lot }: Pick<Gs1, 'productId' | 'lot'>,
  branchId?: number,
): Promise<Scan | WrongScan> {
  const product = await findProduct(database, productId, branchId)
  if (!product) return { wrong: 'NO_PRODUCT', code: text }
  const quantity = isWeight(product.unitName) ? null : ONE
  return scanOf(
    { by: 'GS1', code: text, product: { ...product, quantity }, ...(lot === undefined ? {} : { lot }) },
    undefined,
  )
}
