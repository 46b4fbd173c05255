import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { type Box, productsOfBox } from '../boxes/box.ts'
import { pricesAtBranch } from '../catalogue/branches/prices-at-branch.rules.ts'
import { categories, departments, products } from '../catalogue/catalogue.tables.server.ts'
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
import {
  type BranchOffer,
  branchOffersOf,
  type StockPlace,
  stockPlacesOf,
} from '../catalogue/product-places.server.ts'
import { isSellable, shown } from '../catalogue/select-products.server.ts'
import { wholeStepsLeft } from '../catalogue/stock/steps-left.rules.ts'
import { toSteps } from '../lib/quantity.ts'
import { type LotOnShelf, lotsOnShelf } from '../lots/lots-on-shelf.server.ts'
import { type ReducedOn, type ShortDated, shortDatedOf } from '../lots/short-dated.rules.ts'
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
      stockTracked: sql<boolean>`${products.stockTracked} or ${departments.lotFlag}`,
      needsLot: departments.lotFlag,
      ageFrom: products.ageFrom,
      box: products.box,
      isCutPrice: sql<boolean>`${products.optionsAttributes} @> '[{"description": "CUTPRICE"}]'`,
      places: stockPlacesOf(products.productId),
      offers: branchOffersOf(products.productId),
      lots: lotsOnShelf(products.productId),
      hash: firstPictureOf(sql`${products.productId}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(
      and(
        shown,
        isSellable,
        sql`${products.productId} = any(${sql.placeholder('productIds')})`,
        sql`(${products.box} is null or ${sql.placeholder('boxes')})`,
      ),
    ),
)

/** A product as it is sold now, with its stock and its differences at each branch. */
export type SoldAnywhere = Omit<Sold, 'availabilityId' | 'countStep' | 'free' | 'inStock' | 'shortDated'> &
  Shelves & {
    isCutPrice: boolean
    needsLot: boolean
    offers: BranchOffer[] | null
  }

/** The stock and the lots of a product at each branch. */
export type Shelves = { places: StockPlace[] | null; lots: LotOnShelf[] | null }

/** Reads products as they are sold now, at any branch; hidden products, boxes, and products with variants, are not sold. */
export const readSoldAnywhere = async (database: Database, productIds: number[]): Promise<SoldAnywhere[]> =>
  productIds.length === 0 ? [] : selectSold(database, { productIds, boxes: false })

/** Reads the products of a cart as they are sold now, at any branch; boxes are among them. */
export const readCartGoods = async (
  database: Database,
  productIds: readonly number[],
): Promise<SoldAnywhere[]> =>
  productIds.length === 0 ? [] : selectSold(database, { productIds: [...new Set(productIds)], boxes: true })

/** Reads the parts of the boxes among some products, which are not among them; it sends no statement if none is a box. */
export async function readPartsOfBoxes(
  database: Database,
  goods: readonly SoldAnywhere[],
): Promise<SoldAnywhere[]> {
  const known = new Set(goods.map(({ productId }) => productId))
  return readSoldAnywhere(
    database,
    partIdsOf(goods).filter(id => !known.has(id)),
  )
}

/** The products that can be in the boxes among some products. */
export const partIdsOf = (goods: readonly { box: Box | null }[]): number[] => [
  ...new Set(goods.flatMap(({ box }) => (box ? productsOfBox(box) : []))),
]

/**
 * Returns the reduced price of a product at a branch on a day, if there is one. `taken`: the counts of its stock that count as free
 * besides.
 */
export function shortDatedAt(
  { places, lots }: Shelves,
  branchId: number,
  on: ReducedOn,
  taken = 0,
): ShortDated | undefined {
  const place = places?.find(one => one.branchId === branchId)
  const there = lots?.filter(lot => lot.branchId === branchId) ?? []
  if (!place || there.length === 0) return undefined
  const free = place.inStock / place.countStep + taken
  return shortDatedOf({ free, over: place.over, lots: there }, on)
}

/** Returns a product as a branch sells it; undefined if it does not. Goods that need a lot have no stock where they are not in lots. */
function soldAt(
  { places, lots, offers, isCutPrice, needsLot, ...product }: SoldAnywhere,
  branchId: number,
  on: ReducedOn | undefined,
): Sold | undefined {
  const offer = offers?.find(one => one.branchId === branchId)
  if (offer?.sold === false) return undefined
  const place = places?.find(one => one.branchId === branchId && (one.inLots || !needsLot))
  const inStock = place?.inStock ?? null
  return {
    ...product,
    ...pricesAtBranch({ ...product, isCutPrice }, offer ?? { unitPrice: null, salePrice: null }),
    availabilityId: place?.availabilityId ?? null,
    countStep: place?.countStep ?? null,
    inStock,
    free: wholeStepsLeft(product, inStock ?? 0),
    shortDated: (on && shortDatedAt({ places, lots }, branchId, on)) ?? null,
  }
}

/** Returns products as a branch sells them, by id. `on`: the day on which goods that end soon cost less; without it no price is reduced. */
export const allSoldAt = (
  products: readonly SoldAnywhere[],
  branchId: number,
  on?: ReducedOn,
): Map<number, Sold> =>
  new Map(
    products.flatMap(product => {
      const sold = soldAt(product, branchId, on)
      return sold ? [[product.productId, sold] as const] : []
    }),
  )

/** Reads products as a branch sells them now, by id; no price is reduced. */
export const readSold = async (
  database: Database,
  productIds: number[],
  branchId: number,
): Promise<Map<number, Sold>> => allSoldAt(await readSoldAnywhere(database, productIds), branchId)

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
  /** The age that its buyer must have, in years; null if everyone may buy it. */
  ageFrom: number | null
  availabilityId: number | null
  /** The size of one count of its stock, in thousandths of its unit. */
  countStep: number | null
  /** The whole steps that are left of it, and its stock that is not held, in thousandths of its unit; null if it has no stock. */
  free: number
  inStock: number | null
  /** The reduced price of its goods that end soon; null if there is none. */
  shortDated: ShortDated | null
  hash: string | null
  /** Its contents if it is a box: then it has no stock of its own, and is sold as its parts. */
  box: Box | null
}

/** A product with what the options of a line make of it. */
export type ChosenGoods = Sold &
  Flat & {
    yieldBp: number
    chosen: Chosen
    /** The charged price without the reduction; null if it is not reduced. */
    reducedFrom: number | null
    /** The most that the line may cost as a part of a box, in minor units; null if its tolerance decides. */
    most: number | null
  }

/** Returns a product at its prices with the options of a line; without the reduction of goods that end soon (`choosing`). */
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
    reducedFrom: null,
    most: null,
  }
}

/**
 * Returns how many whole steps are left of a product with these choices, if other lines take so many thousandths of its stock: of cut
 * weight, what the stock leaves.
 */
export const stepsLeft = (sold: ChosenGoods, reserved = 0): number =>
  sold.stockTracked
    ? Math.floor(amountFrom(Math.max(0, (sold.inStock ?? 0) - reserved), sold) / sold.quantityStep)
    : sold.free

/** Returns the problem with a requested product, stock aside; `null` if there is none. */
export function troubleOf(line: CartLine, sold: Sold | undefined): Trouble | null {
  if (!sold) return 'GONE'
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
  cap: sold.most ?? capOf(sold.chargedPrice, steps, sold, flatOf(steps, sold)),
  taxExempt: sold.taxExemptFlag === 'Y',
})
