import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { demoProducts } from '../catalogue/demo/demo-products.ts'
import { m } from '../messages/m.ts'
import type { CollectionRule } from './collection.rules.ts'
import { collectionProducts, collections } from './collections.tables.server.ts'

type Demo = { address: string; title: string; blurb: string; picture: string; rule: CollectionRule | null }

/** The demo collections: one by hand, the others by a rule. */
const demoCollections = (): Demo[] => [
  {
    ...{ address: 'on-sale', title: m.collections_demo_sale(), blurb: m.collections_demo_sale_text() },
    ...{ picture: 'discount-beef', rule: { onSale: true } },
  },
  {
    ...{
      address: 'barbecue',
      title: m.collections_demo_barbecue(),
      blurb: m.collections_demo_barbecue_text(),
    },
    ...{ picture: 'cat-24', rule: null },
  },
  {
    address: 'ramadan-pantry',
    ...{ title: m.collections_demo_ramadan(), blurb: m.collections_demo_ramadan_text() },
    ...{ picture: 'dept-ramzan', rule: { categoryIds: [16, 17, 18, 19] } },
  },
  {
    ...{ address: 'new-in-fashion', title: m.collections_demo_new(), blurb: m.collections_demo_new_text() },
    ...{ picture: 'dept-ladies', rule: { categoryIds: [30, 32, 33, 34], newDays: 30 } },
  },
]

/** The products of the barbecue, in their order. */
const barbecue = [
  ...['Lamb Chops', 'Chicken Tikka Pieces', 'Chicken Leg Quarters', 'Beef Ribs', 'Chicken Boti Cubes'],
  ...['Goat Chops (Chaanp)', 'Beef Burger Patties', 'Green Peppers', 'Mixed Grill Platter'],
]

/** Saves the collections of the demo shop; `hashes` maps the names of their pictures to hashes. */
export async function seedCollections(
  database: Database,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await database
    .insert(collections)
    .values(
      demoCollections().map(({ picture, ...row }, position) => ({
        ...{ ...row, position, picture: hashes.get(picture) ?? null },
        ...{ foundAt: new Date(), demo: true, updatedBy: 'Souk team' },
      })),
    )
    .returning({ collectionId: collections.collectionId, rule: collections.rule })
  const byHand = rows.find(({ rule }) => rule === null)?.collectionId as number
  const idsByName = new Map(demoProducts.map(({ productName, productId }) => [productName, productId]))
  const ids = barbecue.flatMap(name => idsByName.get(name) ?? [])
  await database
    .insert(collectionProducts)
    .values(ids.map((productId, position) => ({ collectionId: byHand, productId, position })))
  await database.execute(
    sql`select refresh_filter_keys(ids) from ${collections} c, collection_astray(c.collection_id, 0, 100000)`,
  )
}
