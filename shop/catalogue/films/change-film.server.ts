import { and, eq } from 'drizzle-orm'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { hashOfFilm } from './film-address.ts'
import type { ProductFilm } from './films.fields.ts'
import { productFilms } from './films.tables.server.ts'
import { lockFilmed } from './lock-filmed.server.ts'
import { readProductFilms } from './read-films.server.ts'

type Named = { productId: number; film: string }

/** Sets the still picture or the captions of a film, and returns the product's films; undefined if it has no such film. */
export async function changeFilm(
  { database, audit }: SignedInShop,
  { productId, film }: Named,
  change: { poster: string } | { captions: string },
): Promise<ProductFilm[] | undefined> {
  if (!(await lockFilmed(database, productId))) return undefined
  const before = await readProductFilms(database, productId)
  if (!before.some(one => one.film === film)) return undefined
  await database
    .update(productFilms)
    .set(change)
    .where(and(eq(productFilms.productId, productId), eq(productFilms.hash, hashOfFilm(film))))
  const after = await readProductFilms(database, productId)
  await audit.add({ action: 'update', subject: 'product film', subjectId: productId, before, after })
  return after
}
