import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import {
  findDemoProducts,
  forgetProducts,
  holdProducts,
  removeEmptyDemoShelves,
  retireProducts,
} from '../../catalogue/demo/remove-demo-catalogue.server.ts'
import { removeDemoCertificates } from '../../certificates/remove-demo-certificates.server.ts'
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

/** Returns the demo products, as `findDemoProducts` does; those with lots or deliveries of the shop itself are changed too. */
async function demoGoods(database: Database, onlyUntouched: boolean) {
  const found = await findDemoProducts(database, onlyUntouched)
  const ids = found.map(({ productId }) => productId)
  const own = await productsWithOwnLots(database, ids)
  return found
    .map(one => ({ ...one, ownLots: own.has(one.productId), touched: one.touched || own.has(one.productId) }))
    .filter(({ touched }) => !touched || !onlyUntouched)
}

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
    seasons: (await findDemoSeason(database)) === undefined ? 0 : 1,
    partners: await countDemoPartners(database),
    branches: await countDemoBranches(database),
  }
})

export const answerRemoveDemoGoods = handle(removeDemoGoods, async ({ spareChanged }, shop) => {
  const { database, audit, clock } = shop
  const idsOf = (found: readonly { productId: number }[]) => found.map(({ productId }) => productId)
  await holdProducts(database, idsOf(await demoGoods(database, spareChanged)))
  // Read again under the lock: this sees products that were changed until then.
  const goods = await demoGoods(database, spareChanged)
  const ids = idsOf(goods)
  const ordered = await orderedAmong(database, ids)
  const reviews = await reviewsOf(database, ids)
  await forgetReviews(database, ids)
  const staying = ordered.union(new Set(idsOf(goods.filter(({ ownLots }) => ownLots))))
  const leaving = ids.filter(id => !staying.has(id))
  await retireProducts(shop, [...staying])
  await removeDemoLots(database, leaving)
  await forgetPlacements(database, ids)
  await forgetProducts(database, leaving)
  const closed = await closeDemoBranches(database, clock())
  for (const branchId of closed) await makeSlots(shop, branchId)
  const gone = {
    products: ids.length,
    changed: goods.filter(({ touched }) => touched).length,
    ordered: ordered.size,
    reviews,
    ...(await removeEmptyDemoShelves(database)),
    seasons: await forgetDemoSeason(database),
    partners: await removeDemoPartners(database),
    branches: closed.length,
  }
  await forgetDemoNews(database)
  await forgetDemoSynonyms(database)
  await removeDemoCertificates(database)
  await audit.add({ action: 'remove', subject: 'demo goods', subjectId: 'all', before: gone })
  return gone
})
