import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { adjust } from '../availability/adjust.server.ts'
import { addManyProducts } from '../catalogue/editing/add-many-products.server.ts'
import { changeProduct, holdProduct, type ProductChange } from '../catalogue/editing/change-product.server.ts'
import { readBySku } from '../catalogue/editing/read-by-sku.server.ts'
import { addProductPicture, clearProductPictures } from '../catalogue/files/add-product-picture.server.ts'
import { withMoments } from '../catalogue/sales/sale-times.rules.ts'
import { type Made, makeBrand, makeShelf } from '../catalogue/shelves/shelves.server.ts'
import { openStock } from '../catalogue/stock/open-stock.server.ts'
import { toQuantity } from '../lib/quantity.ts'
import { hashInAddress } from '../media/picture-address.ts'
import { readPictures } from '../media/read-pictures.server.ts'
import { m } from '../messages/m.ts'
import { branchOr } from '../settings/branches/main-branch.server.ts'
import type { Importer } from './desk.server.ts'
import { importItems, importPictures } from './imports.tables.server.ts'
import { shopOf } from './shop-of-import.server.ts'
import { followWhole } from './variants/follow-whole.server.ts'
import { joinWholes } from './variants/join-wholes.server.ts'
import { remembered, wrongOptions } from './variants/options-of-item.server.ts'

export type Item = typeof importItems.$inferSelect
/** The result of an item, for its row. */
type Outcome = {
  line: number
  state: 'written' | 'refused'
  productId: number | null
  before: Record<string, unknown> | null
  stepsBefore: number | null
  picturesBefore: { hash: string; text: string }[] | null
  writtenDate: string | null
  reasons: Record<string, string> | null
}
type Writing = {
  database: Database
  importId: number
  fileName: string
  importer: Importer
  now: Date
  made: Made
}

/** Writes what the check found, for some products of an import, in one transaction; stores the result in each item. */
export async function writeItems(items: readonly Item[], writing: Writing): Promise<void> {
  const { database, importId, importer, now } = writing
  const { items: joined, lost } = await joinWholes(database, items)
  const shelved = await putOnShelves(joined, writing)
  const fresh = shelved.filter(({ outcome }) => outcome === 'create')
  const ids = await addManyProducts(
    database,
    fresh.map(({ row, steps }) => ({ row: row as never, onHand: steps ?? 0 })),
    { ...importer, now, action: 'import' },
  )
  const outcomes: Outcome[] = fresh.map(({ line }, at) => ({
    line,
    state: 'written',
    productId: ids[at] ?? null,
    before: null,
    stepsBefore: null,
    picturesBefore: null,
    writtenDate: now.toISOString(),
    reasons: null,
  }))
  outcomes.push(...lost.map(({ line, reasons }) => refusedItem(line, null, reasons)))
  // Products are locked in the order of their ids, as everywhere.
  const changed = shelved
    .filter(({ outcome }) => outcome === 'change')
    .sort((one, other) => (one.productId ?? 0) - (other.productId ?? 0))
  for (const item of changed) outcomes.push(await changeOne(item, writing))
  // After the changes, which can alter how a stock is counted.
  const skus = changed.map(({ sku }) => sku)
  const found = await readBySku(database, skus)
  const isOpened = await openStocks(changed, found, writing)
  const known = isOpened ? await readBySku(database, skus) : found
  const written = new Map(outcomes.map(outcome => [outcome.line, outcome]))
  await countStock(changed, known, written, writing)
  await givePictures(shelved, known, written, writing)
  await database.execute(sql`
    update ${importItems} i set state = o.state, product_id = coalesce(o."productId", i.product_id), before = o.before,
      steps_before = o."stepsBefore", pictures_before = o."picturesBefore", written_date = o."writtenDate", reasons = coalesce(o.reasons, i.reasons)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(line int, state text, "productId" int, before jsonb,
      "stepsBefore" int, "picturesBefore" jsonb, "writtenDate" timestamptz, reasons jsonb)
    where i.import_id = ${importId} and i.line = o.line`)
}

/** Returns the items with the ids of their categories and brands; missing ones are created. */
async function putOnShelves(items: readonly Item[], { database, importer, made }: Writing): Promise<Item[]> {
  const ids = new Map<string, number>()
  const once = async (key: string, make: () => Promise<number>) => {
    const id = ids.get(key) ?? (await make())
    ids.set(key, id)
    return id
  }
  const shelved: Item[] = []
  for (const item of items) {
    const { category, subCategory, brandName } = item.shelf ?? {}
    const row = withMoments({ ...item.row })
    if (category && subCategory)
      row.categoryId = await once(`shelf ${category}\n${subCategory}`.toLowerCase(), () =>
        makeShelf(database, { category, subCategory, by: importer.firstName }, made),
      )
    if (brandName)
      row.brandId = await once(`brand ${brandName}`.toLowerCase(), () => makeBrand(database, brandName, made))
    shelved.push({ ...item, row })
  }
  return shelved
}

const refusedItem = (line: number, productId: number | null, reasons: Record<string, string>): Outcome => ({
  ...{ line, productId, reasons, state: 'refused', writtenDate: null },
  ...{ before: null, stepsBefore: null, picturesBefore: null },
})

/** Changes a product, unless someone else did after the check. */
async function changeOne(item: Item, { database, importId, importer, now }: Writing): Promise<Outcome> {
  const { line, productId, seenDate } = item
  const refused = (reasons: Record<string, string>) => refusedItem(line, productId, reasons)
  const stood = await holdProduct(database, productId ?? 0)
  if (!stood || stood.updatedDate.getTime() !== seenDate?.getTime())
    return refused({ line: m.exchange_import_changed() })
  const row = (item.row ?? {}) as ProductChange
  const wrong = await wrongOptions(database, stood, row)
  if (wrong) return refused(wrong)
  const before = Object.fromEntries(remembered(row).map(column => [column, stood[column]]))
  const change = () => changeProduct(shopOf(database, importer, now), stood, row, 'import')
  const after = Object.keys(row).length > 0 ? await followWhole(database, importId, stood, change) : stood
  if (!after) return refused({ step: m.exchange_import_failed() })
  const writtenDate = after.updatedDate.toISOString()
  return { ...refused({}), state: 'written', before, writtenDate, reasons: null }
}

/** Begins to count products with a quantity in the file that the main branch does not have yet. Returns true if there are any. */
async function openStocks(
  items: readonly Item[],
  known: Awaited<ReturnType<typeof readBySku>>,
  { database, importer, now }: Writing,
): Promise<boolean> {
  const uncounted = items.flatMap(({ sku, steps }) => {
    const found = known.get(sku)
    return steps !== null && found?.availabilityId === null ? [found.product] : []
  })
  if (uncounted.length === 0) return false
  const branchId = await branchOr(database, undefined)
  for (const product of uncounted) await openStock(shopOf(database, importer, now), product, branchId)
  return true
}

/** Sets the stock of changed products to the count in the file. */
async function countStock(
  items: readonly Item[],
  known: Awaited<ReturnType<typeof readBySku>>,
  outcomes: Map<number, Outcome>,
  { database, importId, importer, now, fileName }: Writing,
): Promise<void> {
  const counted = items.flatMap(item => {
    const outcome = outcomes.get(item.line)
    const found = known.get(item.sku)
    if (outcome?.state !== 'written' || item.steps === null || !found?.availabilityId) return []
    return item.steps === found.onHand ? [] : [{ item, outcome, found, availabilityId: found.availabilityId }]
  })
  const failed = await adjust(
    database,
    counted.map(({ availabilityId, item }) => ({ availabilityId, to: item.steps as number })),
    {
      cause: 'IMPORT',
      note: `${importId}: ${fileName}`.slice(0, 200),
      movedAt: now,
      movedBy: importer.custId,
    },
  )
  const failedIds = new Map(failed.map(one => [one.availabilityId, one]))
  for (const { outcome, found, availabilityId } of counted) {
    const problem = failedIds.get(availabilityId)
    if (!problem) outcome.stepsBefore = found.onHand
    else
      outcome.reasons = {
        quantity:
          problem.why === 'in lots'
            ? m.exchange_in_lots()
            : m.exchange_import_promised({ held: toQuantity(problem.held, found.countStep) }),
      }
  }
}

/** Adds pictures that the shop has to products, and queues the addresses of the others to be fetched later. */
async function givePictures(
  items: readonly Item[],
  known: Awaited<ReturnType<typeof readBySku>>,
  outcomes: Map<number, Outcome>,
  { database, importId }: Writing,
): Promise<void> {
  const fetched: (typeof importPictures.$inferInsert)[] = []
  for (const { line, sku, pictures, outcome } of items) {
    const written = outcomes.get(line)
    const productId = written?.productId
    if (written?.state !== 'written' || !productId || !pictures?.length) continue
    if (outcome === 'change') written.picturesBefore = known.get(sku)?.pictures ?? []
    const ours = pictures.map(({ address }) => hashInAddress(address)).filter(Boolean)
    const stored = await readPictures(database, ours)
    if (ours.length > 0 && outcome === 'change') await clearProductPictures(database, productId)
    for (const [position, { address, text }] of pictures.entries()) {
      const hash = hashInAddress(address)
      if (stored.has(hash)) await addProductPicture(database, { productId, hash, text })
      else if (/^https?:/i.test(address))
        fetched.push({ importId, productId, position, address, alternativeText: text.slice(0, 200) })
    }
  }
  if (fetched.length > 0) await database.insert(importPictures).values(fetched)
}
