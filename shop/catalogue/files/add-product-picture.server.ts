import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { productPictures } from '../catalogue.tables.server.ts'
import { lockProduct } from '../editing/lock-product.server.ts'
import { MOST_PICTURES } from '../editing/product-form.contract.ts'

/** A stored picture to add to a product, with its alternative text. */
type Added = { productId: number; hash: string; text?: string }

/** Appends a stored picture to a locked product; returns its position, or undefined if there is no room for it. */
export async function appendPicture(
  database: Database,
  { productId, hash, text }: Added,
): Promise<number | undefined> {
  const [there] = await database
    .select({
      count: sql<number>`count(*)::int`,
      next: sql<number>`coalesce(max(${productPictures.position}) + 1, 0)::int`,
    })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
  const { count = 0, next: position = 0 } = there ?? {}
  if (count >= MOST_PICTURES) return undefined
  const alternativeText = text?.slice(0, 200) || null
  await database.insert(productPictures).values({ productId, position, hash, alternativeText })
  return position
}

/** Appends a stored picture to a product; returns false if the product is missing, full or has the picture already. */
export async function addProductPicture(database: Database, added: Added): Promise<boolean> {
  if (!(await lockProduct(database, added.productId))) return false
  const { productId, hash } = added
  const isSame = and(eq(productPictures.productId, productId), eq(productPictures.hash, hash))
  if ((await database.$count(productPictures, isSame)) > 0) return false
  return (await appendPicture(database, added)) !== undefined
}

/** Removes the pictures of a product. */
export async function clearProductPictures(database: Database, productId: number): Promise<void> {
  await database.delete(productPictures).where(eq(productPictures.productId, productId))
}
