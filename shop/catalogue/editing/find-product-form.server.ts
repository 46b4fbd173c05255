import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { mainBranch } from '../../settings/branches/main-branch.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { categories, departments, productPictures, products, stock } from '../catalogue.tables.server.ts'
import { showCodes } from '../codes/product-codes.rules.ts'
import { showFacts } from '../facts/food-facts.rules.ts'
import { listDocuments } from '../files/find-product-documents.server.ts'
import { productDocuments } from '../files/product-documents.tables.server.ts'
import type { ProductPicture } from '../files/product-images.contract.ts'
import { filmsToShow, showFilms } from '../films/read-films.server.ts'
import { listProducts } from '../find-products.server.ts'
import { showBox } from '../made-of/possible-parts.server.ts'
import { partsToShow, type ReadPart, showParts } from '../made-of/read-parts.server.ts'
import { showSaleTimes } from '../sales/sale-times.rules.ts'
import { isProductInLots } from '../stock/product-in-lots.server.ts'
import { findChangeToUndo } from './find-change-to-undo.server.ts'
import { findProductForm, type StaffProduct } from './product-form.contract.ts'
import { relatedOf } from './read-related.server.ts'

/** Reads the pictures of a product in their order, as staff see them. */
export async function readProductPictures(database: Database, productId: number): Promise<ProductPicture[]> {
  const rows = await database
    .select({ hash: productPictures.hash, alternativeText: productPictures.alternativeText })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position))
  return rows.map(({ hash, alternativeText }) => ({
    image: pictureAddress(hash),
    alternativeText: alternativeText ?? '',
  }))
}

/** Reads a product as staff see it; undefined if it does not exist. */
export async function readStaffProduct(
  database: Database,
  productId: number,
): Promise<StaffProduct | undefined> {
  const [product] = await listProducts(database, { ids: [productId], hidden: true })
  const [stored] = await database
    .select({
      row: products,
      activeFlag: departments.activeFlag,
      onHand: availabilities.onHand,
      held: availabilities.held,
      lowAt: stock.lowAt,
      countStep: stock.countStep,
      inLots: isProductInLots(sql`products.product_id`),
      related: relatedOf,
      films: filmsToShow(sql`products.product_id`),
      parts: sql<ReadPart[]>`${partsToShow(sql`products.product_id`)}`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .leftJoin(stock, and(eq(stock.productId, products.productId), eq(stock.branchId, mainBranch)))
    .leftJoin(availabilities, eq(availabilities.availabilityId, stock.availabilityId))
    .where(eq(products.productId, productId))
  if (!product || !stored) return undefined
  const { row } = stored
  const { timeZone } = await readSettings(database)
  const inUnits = (counts: number | null) => toQuantity(counts ?? 0, stored.countStep ?? 1)
  return {
    ...product,
    updatedBy: row.updatedByLogin ?? product.updatedBy,
    shown: product.productStatus === 'A' && stored.activeFlag === 'Y',
    productHtml: row.productHtml,
    pictures: await readProductPictures(database, productId),
    documents: await listDocuments(database, eq(productDocuments.productId, productId), false),
    films: showFilms(stored.films),
    tags: row.tags,
    codes: showCodes(row.codes),
    storage: row.storage,
    facts: showFacts(row.facts),
    parts: showParts(stored.parts),
    box: await showBox(database, row.box),
    related: stored.related,
    factsBy: row.factsBy,
    factsAt: row.factsAt?.toISOString() ?? null,
    ...showSaleTimes(row, timeZone),
    seoTitle: row.seoTitle,
    seoText: row.seoText,
    ownTolerance: row.toleranceBp === null ? null : row.toleranceBp / 100,
    onHand: inUnits(stored.onHand),
    held: inUnits(stored.held),
    inLots: stored.inLots,
    lowAt: inUnits(stored.lowAt),
    demo: row.demo,
    removedAt: row.removedAt?.toISOString() ?? null,
    undoable: (await findChangeToUndo(database, row)) !== undefined,
  }
}

export const answerFindProductForm = handle(
  findProductForm,
  async ({ id }, { database }) =>
    (await readStaffProduct(database, id)) ?? refuse(findProductForm, 'NOT_FOUND', undefined),
)
