import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { addProductPicture } from '../../catalogue/files/add-product-picture.server.ts'
import { storePicture } from '../../media/store-picture.server.ts'
import type { Desk } from '../desk.server.ts'
import { importPictures } from '../imports.tables.server.ts'

/** The number of attempts to fetch a picture. */
const ATTEMPTS = 3

/** Fetches some pictures of imports in parallel and adds them to products in file order; returns the number of attempts. */
export async function fetchPictures(desk: Desk, most: number): Promise<number> {
  const waiting = await desk.database
    .select()
    .from(importPictures)
    .where(
      and(
        isNull(importPictures.fetchedAt),
        isNull(importPictures.givenUpAt),
        lt(importPictures.attempts, ATTEMPTS),
      ),
    )
    .orderBy(asc(importPictures.attempts), asc(importPictures.pictureId))
    .limit(most)
  const fetched = await Promise.all(waiting.map(({ address }) => desk.fetchPicture(address)))
  for (const [at, row] of waiting.entries()) await writePicture(row, fetched[at] as Fetched, desk)
  return waiting.length
}

type Fetched = Awaited<ReturnType<Desk['fetchPicture']>>

/** Adds a picture to its product, or notes why there is none. */
async function writePicture(
  row: typeof importPictures.$inferSelect,
  found: Fetched,
  desk: Desk,
): Promise<void> {
  const at = eq(importPictures.pictureId, row.pictureId)
  if ('problem' in found) {
    const isLast = !found.again || row.attempts + 1 >= ATTEMPTS
    await desk.database
      .update(importPictures)
      .set({
        attempts: sql`${importPictures.attempts} + 1`,
        problem: found.problem,
        ...(isLast ? { givenUpAt: desk.clock() } : {}),
      })
      .where(at)
    return
  }
  await desk.inTransaction(async database => {
    const hash = await storePicture(database, found)
    const { productId, alternativeText: text } = row
    const isThere = await addProductPicture(database, { productId, hash, text })
    await database
      .update(importPictures)
      .set({
        attempts: sql`${importPictures.attempts} + 1`,
        ...(isThere ? { fetchedAt: desk.clock() } : { givenUpAt: desk.clock() }),
      })
      .where(at)
  })
}
