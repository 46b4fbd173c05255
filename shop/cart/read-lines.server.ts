import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { availabilities } from '../availability/availability.tables.server.ts'
import { categories, departments, products, stock } from '../catalogue/catalogue.tables.server.ts'
import { amountFrom, yieldOf } from '../catalogue/cut-weight.rules.ts'
import { firstPictureOf } from '../catalogue/first-picture.server.ts'
import { capOf, type Measures, measureOf } from '../catalogue/measures.rules.ts'
import { missingChoices } from '../catalogue/missing-choices.rules.ts'
import {
  type Chosen,
  type OptionPrices,
  type PerChoice,
  surchargeOf,
} from '../catalogue/option-prices.rules.ts'
import { type Flat, flatOf } from '../catalogue/preparations.rules.ts'
import { free, shown } from '../catalogue/select-products.server.ts'
import { toSteps } from '../lib/quantity.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import type { lineTroubles } from './cart.contract.ts'
import type { PricedLine } from './cart.rules.ts'
import type { CartLine } from './cart-lines.ts'

export type Trouble = (typeof lineTroubles)[number]

const selectSold = prepareQuery('sold', database =>
  database
    .select({
      productId: products.productId,
      productName: products.productName,
      sku: products.sku,
      categoryId: products.categoryId,
      category: categories.category,
      unitPrice: products.unitPrice,
      salePrice: products.salePrice,
      chargedPrice: products.chargedPrice,
      quantityStep: products.quantityStep,
      minimumSteps: products.minimumSteps,
      maximumSteps: products.maximumSteps,
      unitName: products.unitName,
      pricedUnit: products.pricedUnit,
      pricedPer: products.pricedPer,
      nominalMeasure: products.nominalMeasure,
      weighed: products.weighed,
      weighedAfter: products.weighedAfter,
      toleranceBp: sql<number>`coalesce(${products.toleranceBp}, shop_tolerance())`,
      weight: products.weight,
      taxExemptFlag: products.taxExemptFlag,
      cuttingAttributes: products.cuttingAttributes,
      packagingAttributes: products.packagingAttributes,
      extraAttributes: products.extraAttributes,
      optionPrices: products.optionPrices,
      piecePrices: products.piecePrices,
      linePrices: products.linePrices,
      choiceYields: products.choiceYields,
      choiceMinutes: products.choiceMinutes,
      stockTracked: products.stockTracked,
      availabilityId: stock.availabilityId,
      countStep: stock.countStep,
      free,
      inStock: sql<number>`(${availabilities.onHand} - ${availabilities.held})::float8 * ${stock.countStep}`,
      hash: firstPictureOf(sql`${products.productId}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .leftJoin(stock, and(eq(stock.productId, products.productId), eq(stock.branchId, ONLINE_BRANCH)))
    .leftJoin(availabilities, eq(availabilities.availabilityId, stock.availabilityId))
    .where(and(shown, sql`${products.productId} = any(${sql.placeholder('productIds')})`)),
)

/** Reads the products of a cart as they are sold now, by id; hidden products are not sold. */
export async function readSold(database: Database, productIds: number[]) {
  if (productIds.length === 0) return new Map<number, Sold>()
  const rows = await selectSold(database, { productIds })
  return new Map<number, Sold>(rows.map(row => [row.productId, row]))
}

/** A product as carts and orders see it: prices in minor units, quantities in steps. */
export type Sold = Omit<Measures, 'yieldBp'> & {
  productId: number
  productName: string
  sku: string
  categoryId: number
  category: string
  unitPrice: number
  salePrice: number
  chargedPrice: number
  minimumSteps: number
  maximumSteps: number
  unitName: string
  /** The unit of its price if that is not `unitName`. */
  pricedUnit: string | null
  weight: number | null
  taxExemptFlag: string
  cuttingAttributes: string[]
  packagingAttributes: string[]
  extraAttributes: string[]
  optionPrices: OptionPrices
  piecePrices: OptionPrices
  linePrices: OptionPrices
  choiceYields: PerChoice
  choiceMinutes: PerChoice
  /** False if the stock is not counted: orders take nothing of it. */
  stockTracked: boolean
  availabilityId: number | null
  /** The size of one count of its stock, in thousandths of its unit. */
  countStep: number | null
  /** The whole steps that are left of it, and its stock that is not held, in thousandths of its unit; null if it has no stock. */
  free: number
  inStock: number | null
  hash: string | null
}

/** A product with what the options of a line make of it. */
export type ChosenGoods = Sold & Flat & { yieldBp: number; chosen: Chosen }

/** Returns a product at its prices with the options of a line. */
export function asChosen(sold: Sold, line: Omit<CartLine, 'quantity'>): ChosenGoods {
  const more = surchargeOf(sold.optionPrices, line)
  return {
    ...sold,
    unitPrice: sold.unitPrice + more,
    salePrice: sold.salePrice + more,
    chargedPrice: Math.max(0, sold.chargedPrice + more),
    pieceSurcharge: surchargeOf(sold.piecePrices, line),
    lineSurcharge: surchargeOf(sold.linePrices, line),
    yieldBp: yieldOf(sold.choiceYields, line),
    chosen: line,
  }
}

/** Returns how many whole steps are left of a product with these choices: of cut weight, what the stock leaves. */
export const stepsLeft = (sold: ChosenGoods): number =>
  sold.stockTracked ? Math.floor(amountFrom(sold.inStock ?? 0, sold) / sold.quantityStep) : sold.free

/** Returns the problem with a requested product, stock aside; `null` if there is none. */
export function troubleOf(line: CartLine, sold: Sold | undefined): Trouble | null {
  if (!sold || sold.availabilityId === null) return 'GONE'
  const steps = toSteps(line.quantity, sold.quantityStep)
  if (steps === undefined || steps < sold.minimumSteps || steps > sold.maximumSteps) return 'QUANTITY'
  const fits = (chosen: string | undefined, choices: string[]) =>
    chosen === undefined || choices.includes(chosen)
  const known =
    fits(line.cuttingAttributes, sold.cuttingAttributes) &&
    fits(line.packagingAttributes, sold.packagingAttributes) &&
    fits(line.extraAttributes, sold.extraAttributes)
  return known && missingChoices(sold, line).length === 0 ? null : 'OPTION'
}

/** Returns the numbers that price so many steps of a product. */
export const pricedAs = (sold: ChosenGoods, steps: number): PricedLine => ({
  chargedPrice: sold.chargedPrice,
  measure: measureOf(steps, sold),
  pricedPer: sold.pricedPer,
  flat: flatOf(steps, sold),
  cap: capOf(sold.chargedPrice, steps, sold, flatOf(steps, sold)),
  taxExempt: sold.taxExemptFlag === 'Y',
})
