import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { products } from '../catalogue.tables.server.ts'
import { captionsAddress, filmAddress } from './film-address.ts'
import type { ProductFilm } from './films.fields.ts'

/** A film of a product as statements read it; `version` follows from the text of its captions. */
export type ReadFilm = Pick<ProductFilm, 'type' | 'size' | 'title' | 'poster' | 'uploadedAt'> & {
  hash: string
  productId: number
  version: string | null
}

/** An expression for the version of captions, which is part of their address. */
const captionsVersion = sql`left(md5(f.captions), 16)`

/** An expression for the films of a product, in their order. */
export const filmsToShow = (productId: SQL): SQL<ReadFilm[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('hash', f.hash, 'type', s.mime_type, 'size', s.size, 'title', f.title, 'poster', f.poster,
    'productId', f.product_id, 'version', ${captionsVersion}, 'uploadedAt', s.created_at) order by f.position), '[]')
  from product_films f join films s on s.hash = f.hash where f.product_id = ${productId})`

/** The films that a statement read, as calls show them. */
export const showFilms = (read: readonly ReadFilm[]): ProductFilm[] =>
  read.map(({ hash, productId, version, poster, uploadedAt, ...film }) => ({
    ...film,
    film: filmAddress(hash),
    poster: poster && pictureAddress(poster),
    captions: version && captionsAddress(hash, productId, version),
    uploadedAt: new Date(uploadedAt).toISOString(),
  }))

/** Reads the films of a product in their order. */
export async function readProductFilms(database: Database, productId: number): Promise<ProductFilm[]> {
  const [row] = await database
    .select({ films: filmsToShow(sql`${products.productId}`) })
    .from(products)
    .where(sql`${products.productId} = ${productId}`)
  return showFilms(row?.films ?? [])
}
