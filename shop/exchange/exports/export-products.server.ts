import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import {
  brands,
  categories,
  productPictures,
  products,
  stock,
} from '../../catalogue/catalogue.tables.server.ts'
import { showCodes, writtenCodes } from '../../catalogue/codes/product-codes.rules.ts'
import { isCutPrice } from '../../catalogue/cut-price.rules.ts'
import { relatedSkusOf } from '../../catalogue/editing/read-related.server.ts'
import { showFacts } from '../../catalogue/facts/food-facts.rules.ts'
import { skusOfParts } from '../../catalogue/made-of/stated-product.server.ts'
import type { OptionPrices } from '../../catalogue/option-prices.rules.ts'
import { harmlessCell } from '../../lib/csv-cell.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { mainBranch } from '../../settings/branches/main-branch.server.ts'
import { cellOfBox } from '../facts/box-in-files.rules.ts'
import { factCells } from '../facts/facts-in-files.rules.ts'
import { cellOfParts } from '../facts/parts-in-files.rules.ts'
import { type ImportField, importFields } from '../import-fields.ts'
import { cellOfSkus } from '../related/related-in-files.rules.ts'
import { writtenOptions } from '../variants/options-cell.rules.ts'
import { variantFields } from '../variants/variety-of-draft.rules.ts'

/** Selects products with all that a file says of them. */
const selectProducts = (database: Database) =>
  database
    .select({
      product: products,
      category: categories.category,
      subCategory: categories.subCategory,
      brandName: brands.brandName,
      wholeSku: sql<string | null>`(select w.sku from products w where w.product_id = ${products.variantOf})`,
      onHand: availabilities.onHand,
      countStep: stock.countStep,
      skus: skusOfParts(sql`products.product_id`),
      related: relatedSkusOf,
      pictures: sql<{ hash: string; text: string }[]>`(select coalesce(jsonb_agg(jsonb_build_object(
          'hash', i.hash, 'text', coalesce(i.alternative_text, '')) order by i.position), '[]')
        from ${productPictures} i where i.product_id = ${products.productId})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .leftJoin(brands, eq(brands.brandId, products.brandId))
    .leftJoin(stock, and(eq(stock.productId, products.productId), eq(stock.branchId, mainBranch)))
    .leftJoin(availabilities, eq(availabilities.availabilityId, stock.availabilityId))

/** Reads some products that are no variants, in the order of their ids. */
const readSome = (database: Database, after: number, most: number) =>
  selectProducts(database)
    .where(and(gt(products.productId, after), isNull(products.removedAt), isNull(products.variantOf)))
    .orderBy(asc(products.productId))
    .limit(most)

type Found = Awaited<ReturnType<typeof readSome>>[number]

/** The number of products whose variants are read at once. */
const FAMILIES = 20

/** Yields these products, each with its variants in their order after it. */
async function* withVariants(database: Database, found: readonly Found[]): AsyncGenerator<Found[]> {
  for (let at = 0; at < found.length; at += FAMILIES) {
    const some = found.slice(at, at + FAMILIES)
    const ids = some.flatMap(({ product }) => (product.variantOptions ? product.productId : []))
    const variants =
      ids.length === 0
        ? []
        : await selectProducts(database)
            .where(and(inArray(products.variantOf, ids), isNull(products.removedAt)))
            .orderBy(asc(products.variantPlace), asc(products.productId))
    yield some.flatMap(one => [
      one,
      ...variants.filter(({ product }) => product.variantOf === one.product.productId),
    ])
  }
}

const decimals = (prices: OptionPrices, exponent: number): string =>
  Object.keys(prices).length === 0
    ? ''
    : JSON.stringify(
        Object.fromEntries(
          Object.entries(prices).map(([kind, ofKind]) => [
            kind,
            Object.fromEntries(
              Object.entries(ofKind ?? {}).map(([choice, minor]) => [choice, toDecimal(minor, exponent)]),
            ),
          ]),
        ),
      )

/** The columns that a variant has of its own; those of its product are empty in its line. */
const ofVariants = new Set<ImportField>([...variantFields, 'images', 'imageTexts'])

/** Returns a product as a line that an import can read again. */
function lineOf(found: Found, exponent: number): string[] {
  const { product, category, subCategory, brandName, wholeSku, onHand, countStep, pictures, skus, related } =
    found
  const step = product.quantityStep
  const price = (minor: number) => toDecimal(minor, exponent).toFixed(exponent)
  const measure = (thousandths: number | null) =>
    thousandths === null ? '' : String(toQuantity(1, thousandths))
  const skuOf = new Map(Object.entries(skus).map(([id, sku]) => [Number(id), sku]))
  const list = (choices: readonly string[]) => harmlessCell(choices.join('\n'))
  const cells: Record<ImportField, string> = {
    sku: harmlessCell(product.sku),
    productName: harmlessCell(product.productName),
    variantOf: harmlessCell(wholeSku ?? ''),
    options: harmlessCell(writtenOptions(product.variantOptions ?? product.variantValues ?? [])),
    productDetails: harmlessCell(product.productDetails),
    productHtml: harmlessCell(product.productHtml ?? ''),
    category: harmlessCell(category),
    subCategory: harmlessCell(subCategory),
    brandName: harmlessCell(brandName ?? ''),
    unitPrice: price(product.unitPrice),
    salePrice: price(product.salePrice),
    cutPrice: isCutPrice(product.optionsAttributes) ? 'Y' : 'N',
    saleFrom: product.saleFrom?.toISOString() ?? '',
    saleUntil: product.saleUntil?.toISOString() ?? '',
    quantity: onHand === null ? '' : String(toQuantity(onHand, countStep ?? step)),
    stockTracked: product.stockTracked ? 'Y' : 'N',
    unitName: harmlessCell(product.unitName),
    weighed: product.weighed ? 'Y' : 'N',
    weighedAfter: product.weighedAfter ? 'Y' : 'N',
    // Empty: the price is for the unit in which it is sold.
    pricedUnit: harmlessCell(product.pricedUnit ?? ''),
    pricedPer: measure(product.pricedPer),
    nominalMeasure: measure(product.nominalMeasure),
    measureFrom: measure(product.measureFrom),
    measureTo: measure(product.measureTo),
    // Empty: that of the shop.
    tolerance: product.toleranceBp === null ? '' : String(product.toleranceBp / 100),
    content: measure(product.content),
    contentUnit: harmlessCell(product.contentUnit ?? ''),
    codes: writtenCodes(showCodes(product.codes)),
    storage: product.storage,
    // Empty: everyone may buy it.
    ageFrom: String(product.ageFrom ?? ''),
    // Empty: those of the page.
    seoTitle: harmlessCell(product.seoTitle ?? ''),
    seoText: harmlessCell(product.seoText ?? ''),
    ...factCells(showFacts(product.facts)),
    // Those of a box follow from it.
    parts: product.box ? '' : harmlessCell(cellOfParts(product.parts ?? [], skuOf)),
    box: harmlessCell(cellOfBox(product.box, skuOf)),
    related: harmlessCell(cellOfSkus(related)),
    step: String(toQuantity(1, step)),
    minimum: String(toQuantity(product.minimumSteps, step)),
    maximum: String(toQuantity(product.maximumSteps, step)),
    weight: measure(product.weight),
    taxExemptFlag: product.taxExemptFlag,
    productStatus: product.productStatus,
    popularFlag: String(product.popularFlag),
    tags: list(product.tags),
    packagingAttributes: list(product.packagingAttributes),
    cuttingAttributes: list(product.cuttingAttributes),
    extraAttributes: list(product.extraAttributes),
    optionPrices: decimals(product.optionPrices, exponent),
    piecePrices: decimals(product.piecePrices, exponent),
    linePrices: decimals(product.linePrices, exponent),
    choiceYields: decimals(product.choiceYields, 2),
    choiceMinutes: decimals(product.choiceMinutes, 0),
    images: pictures.map(({ hash }) => pictureAddress(hash)).join('\n'),
    imageTexts: pictures.map(({ text }) => harmlessCell(text)).join('\n'),
  }
  const isVariant = product.variantOf !== null
  return importFields.map(field => (isVariant && !ofVariants.has(field) ? '' : cells[field]))
}

/** Every product that is not removed, in batches; a product is followed by its variants. */
export async function* exportProducts(
  database: Database,
  exponent: number,
  most: number,
): AsyncGenerator<string[][]> {
  yield [[...importFields]]
  for (let after = 0; ; ) {
    const found = await readSome(database, after, most)
    if (found.length === 0) return
    for await (const some of withVariants(database, found)) yield some.map(row => lineOf(row, exponent))
    after = found.at(-1)?.product.productId ?? after
  }
}
