import { and, asc, eq } from 'drizzle-orm'
import { countKeyed } from '../catalogue/filters/keyed-products.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { findAllCollections, findCollection } from './collections.contract.ts'
import type { Collection } from './collections.fields.ts'
import { collections } from './collections.tables.server.ts'

type Row = typeof collections.$inferSelect

/** Returns a collection as shoppers see it. */
export const showCollection = ({
  collectionId,
  address,
  title,
  blurb,
  picture,
  rule,
  seoTitle,
  seoText,
}: Row): Collection => ({
  ...{ collectionId, address, title, blurb, seoTitle, seoText },
  image: picture && pictureAddress(picture),
  byHand: rule === null,
})

/** The order of the shop. */
export const inOrder = [asc(collections.position), asc(collections.collectionId)]
const isActive = eq(collections.activeFlag, 'Y')

export const answerFindAllCollections = handle(findAllCollections, async (_input, { database }) => {
  const rows = await database
    .select()
    .from(collections)
    .where(isActive)
    .orderBy(...inOrder)
  const ids = rows.map(({ collectionId }) => collectionId)
  const counts = await countKeyed(database, 'collection', ids)
  return rows.map(row => ({ ...showCollection(row), products: counts.get(String(row.collectionId)) ?? 0 }))
})

export const answerFindCollection = handle(findCollection, async ({ address }, { database }) => {
  const [row] = await database
    .select()
    .from(collections)
    .where(and(eq(collections.address, address.toLowerCase()), isActive))
  return row ? showCollection(row) : refuse(findCollection, 'NOT_FOUND', undefined)
})
