import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import {
  type DemoRow,
  findDemoProducts,
  forgetProducts,
  holdProducts,
  removeEmptyDemoShelves,
  retireProducts,
} from '../../catalogue/demo/remove-demo-catalogue.server.ts'
import {
  countDemoCertificates,
  removeDemoCertificates,
} from '../../certificates/remove-demo-certificates.server.ts'
import { forgetDemoCollections, forgetInCollections } from '../../collections/hand-order.server.ts'
import { forgetDemoNews } from '../../content/forget-demo-news.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { productsWithOwnLots, removeDemoLots } from '../../lots/remove-demo-lots.server.ts'
import { countDemoPartners, removeDemoPartners } from '../../near/partners/remove-demo-partners.server.ts'
import { findDemoSeason, forgetDemoSeason } from '../../qurbani/forget-demo-season.server.ts'
import { forgetReviews } from '../../reviews/forget-reviews.server.ts'
import { forgetDemoSynonyms, forgetPlacements } from '../../search/forget-demo-words.server.ts'
import { closeDemoBranches, countDemoBranches } from '../../settings/branches/close-demo-branches.server.ts'
import { makeSlots } from '../../slots/make-slots.server.ts'
import { type DemoGoods, findDemoGoods, removeDemoGoods } from './demo-goods.contract.ts'

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`

async function orderedAmong(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select distinct product_id as id from order_items where product_id = any(${list(ids)})`,
  )
  return new Set(rows.map(({ id }) => id))
}

async function reviewsOf(database: Database, ids: readonly number[]): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from reviews where product_id = any(${list(ids)})`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Returns the demo products, and if the shop has changed them, or has lots or deliveries of them; with `onlyUntouched`, only the others. A
 * product and its variants are one.
 */
async function demoGoods(database: Database, onlyUntouched: boolean) {
  const found = await findDemoProducts(database)
  const own = await productsWithOwnLots(
    database,
    found.map(({ productId }) => productId),
  )
  const inLots = wholesOf(found, ({ productId }) => own.has(productId))
  const changed = wholesOf(found, one => one.touched || inLots.has(one.wholeId))
  return found
    .map(one => ({ ...one, ownLots: inLots.has(one.wholeId), touched: changed.has(one.wholeId) }))
    .filter(({ touched }) => !touched || !onlyUntouched)
}

/** The products of which this is true, or of one of whose variants it is. */
const wholesOf = <One extends DemoRow>(found: readonly One[], isTrue: (one: One) => boolean): Set<number> =>
  new Set(found.filter(isTrue).map(({ wholeId }) => wholeId))

export const answerFindDemoGoods = handle(findDemoGoods, async (_input, { database }) => {
  const goods = await demoGoods(database, false)
  const ids = goods.map(({ productId }) => productId)
  const { rows } = await database.execute<Pick<DemoGoods, 'brands' | 'categories' | 'departments'>>(sql`
    select (select count(*)::int from brands where demo) as brands,
      (select count(*)::int from categories where demo) as categories,
      (select count(*)::int from departments where demo) as departments`)
  return {
    products: ids.length,
    changed: goods.filter(({ touched }) => touched).length,
    ordered: (await orderedAmong(database, ids)).size,
    reviews: await reviewsOf(database, ids),
    ...(rows[0] ?? { brands: 0, categories: 0, departments: 0 }),
    certificates: await countDemoCertificates(database),
    seasons: (await findDemoSeason(database)) === undefined ? 0 : 1,
    partners: await countDemoPartners(database),
    branches: await countDemoBranches(database),
  }
})

export const answerRemoveDemoGoods = handle(removeDemoGoods, async ({ spareChanged }, shop) => {
  const { database, audit, clock } = shop
  // Before the products: who saves a collection locks it first, too.
  await forgetDemoCollections(database)
  const idsOf = (found: readonly { productId: number }[]) => found.map(({ productId }) => productId)
  await holdProducts(database, idsOf(await demoGoods(database, spareChanged)))
  // Read again under the lock: this sees products that were changed until then.
  const goods = await demoGoods(database, spareChanged)
  const ids = idsOf(goods)
  const ordered = await orderedAmong(database, ids)
  const reviews = await reviewsOf(database, ids)
  await forgetReviews(database, ids)
  const needed = wholesOf(goods, ({ productId, ownLots }) => ownLots || ordered.has(productId))
  const leaving = idsOf(goods.filter(({ wholeId }) => !needed.has(wholeId)))
  await retireProducts(shop, idsOf(goods.filter(({ wholeId }) => needed.has(wholeId))))
  await removeDemoLots(database, leaving)
  await forgetPlacements(database, ids)
  await forgetInCollections(database, leaving)
  await forgetProducts(database, leaving)
  const closed = await closeDemoBranches(database, clock())
  for (const branchId of closed) await makeSlots(shop, branchId)
  const gone = {
    products: ids.length,
    changed: goods.filter(({ touched }) => touched).length,
    ordered: ordered.size,
    reviews,
    ...(await removeEmptyDemoShelves(database)),
    certificates: await removeDemoCertificates(database),
    seasons: await forgetDemoSeason(database),
    partners: await removeDemoPartners(database),
    branches: closed.length,
  }
  await forgetDemoNews(database)
  await forgetDemoSynonyms(database)
  await audit.add({ action: 'remove', subject: 'demo goods', subjectId: 'all', before: gone })
  return gone
})
