import { smallCaptions, smallWebm } from '../films/test-films.ts'
import { smallPng } from '../test-files.ts'
import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

let made = 0

/** A film that no other test has. */
const newFilm = () => {
  made += 1
  return smallWebm(`Film ${made}`)
}

const ofNewProduct = async ({ shop }: World) => ({
  productId: (await newProduct(shop.pool, { stock: 1 })).productId,
})

/** A product with a film. */
const filmed = async (world: World) => {
  const { productId } = await ofNewProduct(world)
  made += 1
  const hash = made.toString(16).padStart(32, '0')
  await world.shop.pool.query(`insert into films (hash, mime_type, size) values ($1, 'video/webm', 1)`, [
    hash,
  ])
  await world.shop.pool.query(
    `insert into product_films (product_id, position, hash, title) values ($1, 0, $2, 'How to fold it')`,
    [productId, hash],
  )
  return { productId, film: `/films/${hash}` }
}

/** Cases of the calls for films of products. */
export const filmCases: Record<string, CallCase> = {
  'POST /productFilms/upload': {
    good: async world => ({
      ...(await ofNewProduct(world)),
      title: 'How to fold it',
      file: { name: 'a.webm', bytes: newFilm() },
    }),
    bad: { change: { title: '' }, field: 'title' },
  },
  'POST /productFilms/uploadPoster': {
    good: async world => ({ ...(await filmed(world)), file: { name: 'a.png', bytes: await smallPng() } }),
    bad: { change: { film: '/films/1' }, field: 'film' },
  },
  'POST /productFilms/uploadCaptions': {
    good: async world => ({ ...(await filmed(world)), file: { name: 'a.vtt', bytes: smallCaptions() } }),
    bad: { change: { file: 'no captions' }, field: 'file' },
  },
  'POST /productFilms/arrange': {
    good: async world => {
      const { productId, film } = await filmed(world)
      return { productId, films: [{ film, title: 'Unfolding', poster: null, captions: null }], seen: [film] }
    },
    bad: { change: { films: [{ film: '/x' }] }, field: 'films.0.film' },
  },
}
