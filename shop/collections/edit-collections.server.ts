import { eq, inArray, not, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { countKeyed } from '../catalogue/filters/keyed-products.server.ts'
import { productsInHand } from '../catalogue/filters/products-in-hand.server.ts'
import { hasPicture } from '../catalogue/shelves/edit-departments.server.ts'
import { refuse } from '../lib/call.ts'
import { laterThan } from '../lib/dates/later-than.ts'
import { handle } from '../lib/handler.server.ts'
import { hashInAddress } from '../media/picture-address.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { addressFrom } from './collection-address.rules.ts'
import {
  arrangeCollections,
  deleteCollection,
  findCollectionForm,
  findCollectionsForStaff,
  MOST_COLLECTIONS,
  saveCollection,
} from './collections.contract.ts'
import type { ListedCollection, StaffCollection } from './collections.fields.ts'
import { collectionProducts, collections } from './collections.tables.server.ts'
import { inOrder, showCollection } from './find-collections.server.ts'
import { handOrder } from './hand-order.server.ts'
import { type RuleProblem, ruleProblem, ruleToWrite, storedRule } from './stored-rule.rules.ts'

type Row = typeof collections.$inferSelect

const listed = (row: Row, counts: ReadonlyMap<string, number>): ListedCollection => {
  const { blurb: _, seoTitle: __, seoText: ___, ...shown } = showCollection(row)
  return {
    ...shown,
    activeFlag: row.activeFlag === 'Y' ? 'Y' : 'N',
    products: counts.get(String(row.collectionId)) ?? 0,
    isFound: row.foundAt !== null,
    demo: row.demo,
    updatedDate: row.updatedDate.toISOString(),
  }
}

/** Reads a collection with its rule, or with the products that staff chose. */
async function showForm(database: Database, row: Row): Promise<StaffCollection> {
  const [counts, ids, { currency }] = await Promise.all([
    countKeyed(database, 'collection', [row.collectionId]),
    handOrder(database, row.collectionId),
    readSettings(database),
  ])
  const { blurb, seoTitle, seoText } = row
  return {
    ...listed(row, counts),
    ...{ blurb, seoTitle, seoText },
    rule: row.rule && ruleToWrite(row.rule, currency.exponent),
    chosen: await productsInHand(database, ids),
  }
}

/** Reads all collections in the order of the shop. */
async function readListed(database: Database): Promise<ListedCollection[]> {
  const rows = await database
    .select()
    .from(collections)
    .orderBy(...inOrder)
  const counts = await countKeyed(
    database,
    'collection',
    rows.map(({ collectionId }) => collectionId),
  )
  return rows.map(row => listed(row, counts))
}

export const answerFindCollectionsForStaff = handle(findCollectionsForStaff, (_input, { database }) =>
  readListed(database),
)

export const answerFindCollectionForm = handle(findCollectionForm, async ({ id }, { database }) => {
  const [row] = await database.select().from(collections).where(eq(collections.collectionId, id))
  return row ? showForm(database, row) : refuse(findCollectionForm, 'NOT_FOUND', undefined)
})

const problems: Record<RuleProblem, () => Record<string, string>> = {
  empty: () => ({ rule: m.collections_rule_empty() }),
  prices: () => ({ 'rule.priceTo': m.collections_prices_wrong() }),
}

/** Locks out other edits of collections, so that no address is saved twice, and an order has all of them. */
const lockCollections = (database: Database) =>
  database.execute(sql`lock table ${collections} in share row exclusive mode`)

export const answerSaveCollection = handle(
  saveCollection,
  async (input, { database, clock, caller, audit }) => {
    const { collectionId, image, rule: written, productIds, updatedDate: seen, ...fields } = input
    await lockCollections(database)
    const all = await database.select().from(collections)
    const before = all.find(one => one.collectionId === collectionId)
    if (collectionId && !before) return refuse(saveCollection, 'NOT_FOUND', undefined)
    if (before && seen && before.updatedDate.toISOString() !== seen)
      return refuse(saveCollection, 'CHANGED', { collection: await showForm(database, before) })
    if (!before && all.length >= MOST_COLLECTIONS) return refuse(saveCollection, 'TOO_MANY', undefined)

    const taken = new Set(all.filter(one => one !== before).map(one => one.address))
    if (taken.has(fields.address))
      return refuse(saveCollection, 'ADDRESS_TAKEN', undefined, { address: m.collections_address_taken() })
    const { currency } = await readSettings(database)
    const rule = written && storedRule(written, currency.exponent)
    const problem = rule && ruleProblem(rule)
    if (problem) return refuse(saveCollection, 'BAD_INPUT', undefined, problems[problem]())
    if (!(await hasPicture(database, image)))
      return refuse(saveCollection, 'BAD_INPUT', undefined, { image: m.catalogue_no_such_picture() })
    const ids = rule ? [] : [...new Set(productIds)]
    if ((await productsInHand(database, ids)).length < ids.length)
      return refuse(saveCollection, 'BAD_INPUT', undefined, { productIds: m.collections_unknown_product() })

    const isSame =
      before !== undefined &&
      before.activeFlag === fields.activeFlag &&
      JSON.stringify(before.rule) === JSON.stringify(rule)
    const set = {
      ...fields,
      address: fields.address || addressFrom(fields.title, taken),
      seoTitle: fields.seoTitle?.trim() || null,
      seoText: fields.seoText?.trim() || null,
      ...(image === undefined ? {} : { picture: image && hashInAddress(image) }),
      rule,
      // Its products are to be found again, but for those chosen by hand: they get their keys as they are chosen.
      ...(isSame ? {} : { foundAt: rule || before?.rule ? null : clock() }),
      demo: false,
      updatedBy: caller.firstName,
      updatedDate: laterThan(before?.updatedDate, clock()),
    }
    const position = Math.max(-1, ...all.map(one => one.position)) + 1
    const [after] = before
      ? await database
          .update(collections)
          .set(set)
          .where(eq(collections.collectionId, before.collectionId))
          .returning()
      : await database
          .insert(collections)
          .values({ ...set, position })
          .returning()
    if (!after) throw new Error('The collection was not saved.')
    const hadIds = before ? await handOrder(database, before.collectionId) : []
    await chooseByHand(database, after.collectionId, hadIds, ids)
    await audit.add({
      ...{ action: 'save', subject: 'collection', subjectId: after.collectionId },
      before: before && audited(before, hadIds),
      after: audited(after, ids),
    })
    return showForm(database, after)
  },
)

/** The facts of a collection in the audit. */
const audited = ({ title, address, activeFlag, rule }: Row, productIds: readonly number[]) => ({
  ...{ title, address, activeFlag, rule, productIds },
})

/** Writes the products chosen by hand, of which only those that come and go change their filter keys. */
async function chooseByHand(database: Database, collectionId: number, before: number[], ids: number[]) {
  if (before.join() === ids.join()) return
  const mine = eq(collectionProducts.collectionId, collectionId)
  const gone = before.filter(id => !ids.includes(id))
  if (gone.length > 0)
    await database
      .delete(collectionProducts)
      .where(sql`${mine} and ${inArray(collectionProducts.productId, gone)}`)
  if (ids.length === 0) return
  const placed = sql`excluded.position`
  await database
    .insert(collectionProducts)
    .values(ids.map((productId, position) => ({ collectionId, productId, position })))
    .onConflictDoUpdate({
      target: [collectionProducts.collectionId, collectionProducts.productId],
      set: { position: placed },
      setWhere: not(eq(collectionProducts.position, placed)),
    })
}

export const answerArrangeCollections = handle(
  arrangeCollections,
  async ({ collectionIds }, { database, audit }) => {
    await lockCollections(database)
    const all = await readListed(database)
    const before = all.map(({ collectionId }) => collectionId)
    const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()
    if (sorted(before) !== sorted(collectionIds))
      return refuse(arrangeCollections, 'CHANGED', { collections: all })
    await database.execute(sql`
      update ${collections} set position = arranged.place - 1
      from unnest(${sql.param(collectionIds)}::int[]) with ordinality as arranged (id, place)
      where collection_id = arranged.id and position <> arranged.place - 1`)
    await audit.add({
      ...{ action: 'arrange', subject: 'collection', subjectId: 'all' },
      ...{ before, after: collectionIds },
    })
    return readListed(database)
  },
)

export const answerDeleteCollection = handle(deleteCollection, async ({ id }, { database, audit }) => {
  const at = eq(collections.collectionId, id)
  const [before] = await database.select().from(collections).where(at).for('update')
  if (!before) return refuse(deleteCollection, 'NOT_FOUND', undefined)
  const ids = await handOrder(database, id)
  await database.delete(collections).where(at)
  await audit.add({ action: 'delete', subject: 'collection', subjectId: id, before: audited(before, ids) })
  return { collectionId: id }
})
