import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { adjust } from '../availability/adjust.server.ts'
import {
  forgetProducts,
  holdProducts,
  retireProducts,
} from '../catalogue/demo/remove-demo-catalogue.server.ts'
import { holdProduct, type ProductChange } from '../catalogue/editing/change-product.server.ts'
import { hasOwnPictures, isEditedByHand } from '../catalogue/editing/is-edited-by-hand.server.ts'
import { readBySku } from '../catalogue/editing/read-by-sku.server.ts'
import { addProductPicture, clearProductPictures } from '../catalogue/files/add-product-picture.server.ts'
import { withMoments } from '../catalogue/sales/sale-times.rules.ts'
import { toCounts } from '../catalogue/stock/count-step.rules.ts'
import { hideVariants, holdWholes } from '../catalogue/variants/new-variant.server.ts'
import { forgetInCollections } from '../collections/hand-order.server.ts'
import { productsWithOwnLots } from '../lots/remove-demo-lots.server.ts'
import type { Importer } from './desk.server.ts'
import { importItems, importPictures } from './imports.tables.server.ts'
import { shopOf } from './shop-of-import.server.ts'
import { giveColumnsBack } from './variants/options-of-item.server.ts'
import type { Item } from './write-items.server.ts'

type Undoing = { database: Database; importId: number; importer: Importer; now: Date }

/**
 * Undoes what an import wrote to some products. Created ones are deleted, or retired if they or variants of them were ordered;
 * changed ones get their old values back. Products that a person edited since stay as they are and are listed: also created
 * ones that got stock, lots, pictures, documents, reviews or variants, and changed ones with new pictures if the import had
 * replaced theirs.
 */
export async function undoItems(items: readonly Item[], undoing: Undoing): Promise<void> {
  const { database, importId } = undoing
  const staying = new Set([...(await undoCreated(items, undoing)), ...(await undoChanged(items, undoing))])
  const note = async (state: 'not undone' | 'undone', lines: number[]) => {
    if (lines.length === 0) return
    await database
      .update(importItems)
      .set({ state })
      .where(and(eq(importItems.importId, importId), inArray(importItems.line, lines)))
  }
  const lines = items.map(({ line }) => line)
  await note(
    'not undone',
    lines.filter(line => staying.has(line)),
  )
  await note(
    'undone',
    lines.filter(line => !staying.has(line)),
  )
}

async function undoCreated(items: readonly Item[], { database, importId, importer, now }: Undoing) {
  const created = items.filter(({ outcome, productId }) => outcome === 'create' && productId !== null)
  const ids = created.map(({ productId }) => productId as number)
  if (ids.length === 0) return []
  // A product is locked before its variants, whose undoing changes its price.
  await holdWholes(database, [], ids)
  await holdProducts(database, ids)
  const list = sql`${sql.param(ids)}::int[]`
  const { rows } = await database.execute<{ id: number; ordered: boolean; changed: boolean }>(sql`
    select p.product_id as id,
      exists (select from order_items i where i.product_id = p.product_id)
        or exists (select from products v where v.variant_of = p.product_id) as ordered,
      p.updated_date > i.written_date or ${isEditedByHand(sql`p.product_id`)}
        or exists (select from reviews r where r.product_id = p.product_id)
        or exists (select from products v where v.variant_of = p.product_id and v.removed_at is null) as changed
    from products p join ${importItems} i on i.import_id = ${importId} and i.product_id = p.product_id
    where p.product_id = any(${list})`)
  const inLots = await productsWithOwnLots(database, ids)
  const changed = new Set(rows.filter(({ id, changed }) => changed || inLots.has(id)).map(({ id }) => id))
  const ordered = rows.filter(row => row.ordered && !changed.has(row.id)).map(({ id }) => id)
  const gone = rows.filter(row => !row.ordered && !changed.has(row.id)).map(({ id }) => id)
  await database.delete(importPictures).where(sql`${importPictures.productId} = any(${list})`)
  await retireProducts(shopOf(database, importer, now), ordered)
  await hideVariants(database, gone)
  await forgetInCollections(database, gone)
  await forgetProducts(database, gone)
  return created.filter(({ productId }) => changed.has(productId as number)).map(({ line }) => line)
}

/** Restores the pictures that the import replaced, and cancels those still to be fetched. */
async function givePicturesBack(
  { productId, picturesBefore }: Item,
  { database, importId }: Pick<Undoing, 'database' | 'importId'>,
): Promise<void> {
  if (productId === null || picturesBefore === null) return
  await database
    .delete(importPictures)
    .where(
      and(
        eq(importPictures.importId, importId),
        eq(importPictures.productId, productId),
        isNull(importPictures.fetchedAt),
      ),
    )
  await clearProductPictures(database, productId)
  for (const { hash, text } of picturesBefore) await addProductPicture(database, { productId, hash, text })
}

/** True if someone changed a product's pictures after the import had replaced them. */
async function gotPicturesSince(
  { productId, picturesBefore }: Item,
  { database, importId }: Pick<Undoing, 'database' | 'importId'>,
): Promise<boolean> {
  if (productId === null || picturesBefore === null) return false
  const begun = sql`(select max(b.happened_at) from audit_entries b
    where b.subject_id = ${String(importId)} and b.subject = 'import' and b.action = 'import')`
  const { rows } = await database.execute(
    sql`select where ${hasOwnPictures(sql`${productId}::int`, sql`coalesce(${begun}, '-infinity')`)}`,
  )
  return rows.length > 0
}

async function undoChanged(items: readonly Item[], { database, importId, importer, now }: Undoing) {
  const changed = items
    .filter(({ outcome }) => outcome === 'change')
    .sort((one, other) => (one.productId ?? 0) - (other.productId ?? 0))
  const skus = changed.map(({ sku }) => sku)
  const known = await readBySku(database, skus)
  const staying: number[] = []
  for (const item of changed) {
    const stood = await holdProduct(database, item.productId ?? 0)
    const isChanged = stood?.updatedDate.getTime() !== item.writtenDate?.getTime()
    if (!stood || isChanged || (await gotPicturesSince(item, { database, importId }))) {
      staying.push(item.line)
      continue
    }
    const before: ProductChange = withMoments(item.before ?? {})
    const isBack = await giveColumnsBack(shopOf(database, importer, now), stood, before)
    if (!isBack) staying.push(item.line)
    else await givePicturesBack(item, { database, importId })
  }
  // The change back can alter how a stock is counted.
  const back = await readBySku(database, skus)
  const moved = changed.flatMap(item => {
    const { availabilityId, countStep = 1 } = back.get(item.sku) ?? {}
    if (staying.includes(item.line) || item.stepsBefore === null || item.steps === null || !availabilityId)
      return []
    const thousandths = (item.stepsBefore - item.steps) * (known.get(item.sku)?.countStep ?? 1)
    return [{ line: item.line, availabilityId, by: toCounts(thousandths, countStep) }]
  })
  // Removes the stock that the count added. If too much of it was sold, the stock stays and the item is `not undone`.
  const failed = await adjust(
    database,
    moved.map(({ availabilityId, by }) => ({ availabilityId, by })),
    { cause: 'IMPORT UNDONE', note: String(importId), movedAt: now, movedBy: importer.custId },
  )
  const failedIds = new Set(failed.map(({ availabilityId }) => availabilityId))
  return [...staying, ...moved.filter(one => failedIds.has(one.availabilityId)).map(({ line }) => line)]
}
