import { PIECE_BYTES } from '../../../shop/catalogue/films/film-limits.ts'
import type { ProductFilm } from '../../../shop/catalogue/films/films.fields.ts'
import { multipart } from '../multipart.ts'
import type { Person } from '../people.ts'
import { newProduct } from '../test-goods.ts'
import type { TestShop } from '../test-shop.ts'
import { smallMp4 } from './test-films.ts'

/** Gives products of a test shop films, as an editor does, and looks at them, as anyone does. */
export function filmDesk(shop: TestShop, editor: Person) {
  const product = async () => (await newProduct(shop.pool, { stock: 0 })).productId
  const send = async (path: string, fields: Record<string, string>, bytes: Buffer, name = 'a.mp4') => {
    const form = multipart({ ...fields, file: { name, type: 'text/html', bytes } })
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: `/api/productFilms/${path}`, payload: form.payload },
      headers: { ...editor.bearer, ...form.headers },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const add = (productId: number, bytes: Buffer, title = 'How to fold it') =>
    send('upload', { productId: String(productId), title }, bytes)
  const pageOf = async (productId: number) =>
    (await shop.get(`/products/${productId}?images=url`)).body.films as ProductFilm[] | undefined
  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })
  const countOf = async (hash: string) => {
    const { rows } = await shop.pool.query(
      'select (select count(*)::int from films where hash = $1) as films, (select count(*)::int from film_pieces where hash = $1) as pieces',
      [hash],
    )
    return rows[0]
  }
  /** A product with a film of three pieces, the last of them small. */
  const filmed = async () => {
    const productId = await product()
    const bytes = smallMp4(`The film of ${productId}.`, 'mp42', 2 * PIECE_BYTES + 1000)
    const { status, body } = await add(productId, bytes)
    if (status !== 200) throw new Error(JSON.stringify(body))
    const film = body[0] as ProductFilm
    return { productId, bytes, film, hash: film.film.slice('/films/'.length) }
  }
  return { product, send, add, pageOf, get, countOf, filmed }
}
