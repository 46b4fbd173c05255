import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tidy } from '../../../server/jobs/tidy.ts'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { smallPng } from '../../../tests/support/test-files.ts'
import { smallCaptions, smallMp4, smallWebm } from '../../../tests/support/test-films.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { FILM_BYTES, PIECE_BYTES } from './film-limits.ts'
import type { ProductFilm } from './films.fields.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const product = async () => (await newProduct(shop.pool, { stock: 0 })).productId

async function send(path: string, fields: Record<string, string>, bytes: Buffer, name = 'a.mp4') {
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
async function filmed() {
  const productId = await product()
  const bytes = smallMp4(`The film of ${productId}.`, 'mp42', 2 * PIECE_BYTES + 1000)
  const { status, body } = await add(productId, bytes)
  expect(status).toBe(200)
  return {
    productId,
    bytes,
    film: body[0] as ProductFilm,
    hash: body[0].film.slice('/films/'.length) as string,
  }
}

test('a film is on the page of its product, and is served as what its bytes are', async () => {
  const { productId, bytes, film, hash } = await filmed()
  expect(film).toEqual({
    ...{ film: `/films/${hash}`, type: 'video/mp4', size: bytes.length, title: 'How to fold it' },
    ...{ poster: null, captions: null, uploadedAt: expect.stringMatching(/Z$/) },
  })
  expect(await pageOf(productId)).toEqual([film])
  expect(await countOf(hash)).toEqual({ films: 1, pieces: 3 })
  const served = await get(film.film)
  expect(served.rawPayload.equals(bytes)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${hash}"`,
  })
  const { rows } = await shop.pool.query(
    "select cust_id, action, after from audit_entries where subject = 'product film' and subject_id = $1",
    [String(productId)],
  )
  expect(rows).toMatchObject([
    { cust_id: editor.custId, action: 'upload', after: { title: 'How to fold it', size: bytes.length } },
  ])
})

describe('a player reads a film from any place', () => {
  test.each([
    ['its beginning', 0, 1],
    ['all of it', 0, 2 * PIECE_BYTES + 999],
    ['over the end of a piece', PIECE_BYTES - 10, PIECE_BYTES + 10],
    ['exactly one piece', PIECE_BYTES, 2 * PIECE_BYTES - 1],
    ['its last byte', 2 * PIECE_BYTES + 999, 2 * PIECE_BYTES + 999],
  ])('%s', async (_what, first, last) => {
    const { film, bytes } = await filmed()
    const served = await get(film.film, { range: `bytes=${first}-${last}` })
    expect(served.statusCode).toBe(206)
    expect(served.headers['content-range']).toBe(`bytes ${first}-${last}/${bytes.length}`)
    expect(served.headers['content-length']).toBe(String(last - first + 1))
    expect(served.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true)
  })

  test('a place behind its end is refused, with its length', async () => {
    const { film, bytes } = await filmed()
    const served = await get(film.film, { range: `bytes=${bytes.length}-` })
    expect(served.statusCode).toBe(416)
    expect(served.headers['content-range']).toBe(`bytes */${bytes.length}`)
    expect(served.rawPayload.length).toBe(0)
  })

  test('a part of another version is the whole film; the same version is sent once', async () => {
    const { film, hash, bytes } = await filmed()
    const other = await get(film.film, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, bytes.length])
    const same = await get(film.film, { range: 'bytes=0-1', 'if-range': `"${hash}"` })
    expect([same.statusCode, same.rawPayload.length]).toEqual([206, 2])
    const known = await get(film.film, { 'if-none-match': `"${hash}"` })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  })

  test('HEAD answers the headers only', async () => {
    const { film, bytes } = await filmed()
    const { statusCode, headers, rawPayload } = await shop.app.inject({ method: 'HEAD', url: film.film })
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(bytes.length), 0])
  })

  test.each(['/films/x', `/films/${'0'.repeat(32)}`, '/films/%00', `/films/${'0'.repeat(32)}/1-0.vtt`])(
    '%s is nothing',
    async address => {
      expect((await get(address)).statusCode).toBe(404)
    },
  )
})

describe('a file that is no film leaves nothing', () => {
  const says = (message: RegExp) => ({ errors: [{ field: 'file', message: expect.stringMatching(message) }] })
  test.each([
    ['a page with the name of a film', Buffer.from('<html><script>alert(1)</script>'), /MP4 or a WebM/],
    ['a film without its end', smallMp4('cut', 'isom', 400_000).subarray(0, 300_000), /incomplete/],
    ['a WebM without its end', smallWebm('cut').subarray(0, -2), /incomplete/],
  ])('%s', async (_what, bytes, message) => {
    const productId = await product()
    expect(await add(productId, bytes)).toMatchObject({ status: 400, body: says(message) })
    expect(await pageOf(productId)).toBeUndefined()
  })

  test('21 MB', async () => {
    const answer = await add(await product(), smallMp4('large', 'isom', FILM_BYTES + 1_000_000))
    expect(answer).toMatchObject({ status: 413, body: says(/at most 20 MB/) })
  })

  test('a request that ends in the middle, a product that is none, a title that is missing', async () => {
    const bytes = smallMp4('in the middle', 'isom', 300_000)
    const { payload, headers } = multipart({ productId: '101', title: 'A', file: { name: 'a', bytes } })
    const broken = await shop.app.inject({
      ...{ method: 'POST', url: '/api/productFilms/upload', payload: payload.subarray(0, 200_000) },
      headers: { ...editor.bearer, ...headers },
    })
    expect(broken.statusCode).toBe(400)
    expect((await add(999_999_999, bytes)).status).toBe(404)
    expect(await add(101, bytes, ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'title', message: 'Say what the film shows.' }] },
    })
    const { rows } = await shop.pool.query('select from films where size = $1', [bytes.length])
    expect(rows).toEqual([])
  })
})

test('a product has at most four films, each of them once; two that come at once count both', async () => {
  const productId = await product()
  const films = [1, 2, 3, 4, 5].map(nth => smallWebm(`${productId} ${nth}`))
  for (const film of films.slice(0, 3)) expect((await add(productId, film)).status).toBe(200)
  expect(await add(productId, films[0] as Buffer)).toMatchObject({
    status: 409,
    body: { title: 'This product already has this film.' },
  })
  const both = await meeting(
    shop.pool,
    `select from products where product_id = ${productId} for update`,
    films.slice(3).map(film => () => add(productId, film)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await pageOf(productId)).toHaveLength(4)
})

test('staff give a film a picture and captions, whose markup is left out', async () => {
  const { productId, film } = await filmed()
  const fields = { productId: String(productId), film: film.film }
  const sent = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<script>alert(1)</script>Unfold it.\n'
  const [dressed] = (await send('uploadCaptions', fields, Buffer.from(sent))).body as ProductFilm[]
  const served = await get(dressed?.captions as string)
  expect(served.payload).toBe('WEBVTT\n\n00:00.000 --> 00:02.000\nalert(1)Unfold it.\n')
  expect(served.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const posted = await send('uploadPoster', fields, await smallPng())
  expect(posted.body).toMatchObject([
    { captions: dressed?.captions, poster: expect.stringMatching(/^\/pictures\//) },
  ])
  expect(await pageOf(productId)).toEqual(posted.body)

  for (const wrong of [Buffer.from('<html>'), Buffer.of(0xff, 0xfe, 0x57)])
    expect((await send('uploadCaptions', fields, wrong)).status).toBe(400)
  expect((await send('uploadCaptions', fields, Buffer.alloc(100_001, 'a'))).status).toBe(413)
  expect((await send('uploadPoster', fields, Buffer.from('<svg/>'))).status).toBe(400)
  const other = { ...fields, productId: String(await product()) }
  expect((await send('uploadCaptions', other, smallCaptions())).status).toBe(404)
  expect(await pageOf(productId)).toEqual(posted.body)
})

const arrange = (productId: number, films: object[], seen: string[]) =>
  shop.post('/productFilms/arrange', { productId, films, seen }, editor.bearer)
const shownAs = ({ film, title, poster, captions }: ProductFilm) => ({ film, title, poster, captions })

test('staff arrange films, and a change of someone else in between is not lost', async () => {
  const productId = await product()
  await add(productId, smallWebm(`${productId} one`), 'One')
  const [one, two] = (await add(productId, smallWebm(`${productId} two`), 'Two')).body as [
    ProductFilm,
    ProductFilm,
  ]
  await send('uploadCaptions', { productId: String(productId), film: one.film }, smallCaptions())
  const seen = [one.film, two.film]
  const [captioned] = (await pageOf(productId)) as [ProductFilm]
  const turned = await arrange(productId, [{ ...shownAs(two), title: 'Second' }, shownAs(captioned)], seen)
  expect(turned.body).toEqual([{ ...two, title: 'Second' }, captioned])
  expect(await arrange(productId, [], seen)).toMatchObject({ status: 409, body: { films: turned.body } })
  const removed = await arrange(productId, [{ ...shownAs(captioned), captions: null }], [two.film, one.film])
  expect(removed.body).toEqual([{ ...captioned, captions: null }])

  const twice = [shownAs(one), shownAs(one)]
  expect(await arrange(productId, twice, [one.film])).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'films.1.film' }] },
  })
  const unknown = [{ ...shownAs(one), poster: `/pictures/${'0'.repeat(32)}` }]
  expect(await arrange(productId, unknown, [one.film])).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'films.0.poster' }] },
  })
  expect(await arrange(productId, [shownAs(two)], [one.film])).toMatchObject({ status: 400 })
})

test('a copy of a product has its films, and variants show those of their product', async () => {
  const { productId, film } = await filmed()
  const copy = await shop.post(`/products/duplicate/${productId}`, {}, editor.bearer)
  expect(copy.body.films).toEqual([film])
  const { updatedDate } = (await shop.get(`/products/form/${productId}`, editor.bearer)).body
  const { body } = await shop.post(
    '/products/saveVariants',
    {
      productId,
      updatedDate,
      options: ['Size'],
      variants: [{ values: ['M'], unitPrice: 5, productStatus: 'A' }],
    },
    editor.bearer,
  )
  const [variant] = body.variants
  expect(await pageOf(variant.productId)).toEqual([film])
  expect((await add(variant.productId, smallWebm(`${variant.productId}`))).status).toBe(404)
})

test('a film that no product has goes after a day, unless it is uploaded again', async () => {
  const { productId, film, hash, bytes } = await filmed()
  const again = await filmed()
  for (const one of [{ productId, film }, again])
    expect((await arrange(one.productId, [], [one.film.film])).body).toEqual([])
  await tidy(shop.pool)
  expect((await get(film.film)).statusCode).toBe(200)
  const kept = await filmed()
  await shop.pool.query("update films set created_at = now() - interval '25 hours' where hash = any($1)", [
    [hash, again.hash, kept.hash],
  ])
  expect((await add(productId, bytes)).status).toBe(200)
  await tidy(shop.pool)
  expect(await countOf(hash)).toEqual({ films: 1, pieces: 3 })
  expect(await countOf(kept.hash)).toEqual({ films: 1, pieces: 3 })
  expect(await countOf(again.hash)).toEqual({ films: 0, pieces: 0 })
})

test('a film that no product has stays for a product that is about to get it', async () => {
  const { productId, film, hash, bytes } = await filmed()
  await arrange(productId, [], [film.film])
  await shop.pool.query("update films set created_at = now() - interval '25 hours' where hash = $1", [hash])
  const [added] = await meeting<unknown>(
    shop.pool,
    `select from products where product_id = ${productId} for update`,
    [
      () => add(productId, bytes),
      async () => {
        await expect.poll(() => waitingForLocks(shop.pool)).toBe(1)
        return tidy(shop.pool)
      },
    ],
  )
  expect(added).toMatchObject({ status: 200 })
  expect(await countOf(hash)).toEqual({ films: 1, pieces: 3 })
})
