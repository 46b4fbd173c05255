import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../server/jobs/tidy.ts'
import { filmDesk } from '../../../tests/support/films/film-desk.ts'
import { smallCaptions, smallWebm } from '../../../tests/support/films/test-films.ts'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { smallPng } from '../../../tests/support/test-files.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { ProductFilm } from './films.fields.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof filmDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = filmDesk(shop, editor)
})
afterAll(() => shop.close())

test('a film is on the page of its product, and is served as what its bytes are', async () => {
  const { productId, bytes, film, hash } = await desk.filmed()
  expect(film).toEqual({
    ...{ film: `/films/${hash}`, type: 'video/mp4', size: bytes.length, title: 'How to fold it' },
    ...{ poster: null, captions: null, uploadedAt: expect.stringMatching(/Z$/) },
  })
  expect(await desk.pageOf(productId)).toEqual([film])
  expect(await desk.countOf(hash)).toEqual({ films: 1, pieces: 3 })
  const served = await desk.get(film.film)
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

test('a product has at most four films, each of them once; two that come at once count both', async () => {
  const productId = await desk.product()
  const films = [1, 2, 3, 4, 5].map(nth => smallWebm(`${productId} ${nth}`))
  for (const film of films.slice(0, 3)) expect((await desk.add(productId, film)).status).toBe(200)
  expect(await desk.add(productId, films[0] as Buffer)).toMatchObject({
    status: 409,
    body: { title: 'This product already has this film.' },
  })
  const both = await meeting(
    shop.pool,
    `select from products where product_id = ${productId} for update`,
    films.slice(3).map(film => () => desk.add(productId, film)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await desk.pageOf(productId)).toHaveLength(4)
})

test('staff give a film a picture and captions, whose markup is left out', async () => {
  const { productId, film } = await desk.filmed()
  const fields = { productId: String(productId), film: film.film }
  const sent = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<script>alert(1)</script>Unfold it.\n'
  const [dressed] = (await desk.send('uploadCaptions', fields, Buffer.from(sent))).body as ProductFilm[]
  const served = await desk.get(dressed?.captions as string)
  expect(served.payload).toBe('WEBVTT\n\n00:00.000 --> 00:02.000\nalert(1)Unfold it.\n')
  expect(served.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const posted = await desk.send('uploadPoster', fields, await smallPng())
  expect(posted.body).toMatchObject([
    { captions: dressed?.captions, poster: expect.stringMatching(/^\/pictures\//) },
  ])
  expect(await desk.pageOf(productId)).toEqual(posted.body)

  for (const wrong of [Buffer.from('<html>'), Buffer.of(0xff, 0xfe, 0x57)])
    expect((await desk.send('uploadCaptions', fields, wrong)).status).toBe(400)
  expect((await desk.send('uploadCaptions', fields, Buffer.alloc(100_001, 'a'))).status).toBe(413)
  expect((await desk.send('uploadPoster', fields, Buffer.from('<svg/>'))).status).toBe(400)
  const other = { ...fields, productId: String(await desk.product()) }
  expect((await desk.send('uploadCaptions', other, smallCaptions())).status).toBe(404)
  expect(await desk.pageOf(productId)).toEqual(posted.body)
})

const arrange = (productId: number, films: object[], seen: string[]) =>
  shop.post('/productFilms/arrange', { productId, films, seen }, editor.bearer)
const shownAs = ({ film, title, poster, captions }: ProductFilm) => ({ film, title, poster, captions })

test('staff arrange films, and a change of someone else in between is not lost', async () => {
  const productId = await desk.product()
  await desk.add(productId, smallWebm(`${productId} one`), 'One')
  const [one, two] = (await desk.add(productId, smallWebm(`${productId} two`), 'Two')).body as [
    ProductFilm,
    ProductFilm,
  ]
  await desk.send('uploadCaptions', { productId: String(productId), film: one.film }, smallCaptions())
  const seen = [one.film, two.film]
  const [captioned] = (await desk.pageOf(productId)) as [ProductFilm]
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
  const { productId, film } = await desk.filmed()
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
  expect(await desk.pageOf(variant.productId)).toEqual([film])
  expect((await desk.add(variant.productId, smallWebm(`${variant.productId}`))).status).toBe(404)
})

test('a film that no product has goes after a day, unless it is uploaded again', async () => {
  const { productId, film, hash, bytes } = await desk.filmed()
  const again = await desk.filmed()
  for (const one of [{ productId, film }, again])
    expect((await arrange(one.productId, [], [one.film.film])).body).toEqual([])
  await tidy(shop.pool)
  expect((await desk.get(film.film)).statusCode).toBe(200)
  const kept = await desk.filmed()
  await shop.pool.query("update films set created_at = now() - interval '25 hours' where hash = any($1)", [
    [hash, again.hash, kept.hash],
  ])
  expect((await desk.add(productId, bytes)).status).toBe(200)
  await tidy(shop.pool)
  expect(await desk.countOf(hash)).toEqual({ films: 1, pieces: 3 })
  expect(await desk.countOf(kept.hash)).toEqual({ films: 1, pieces: 3 })
  expect(await desk.countOf(again.hash)).toEqual({ films: 0, pieces: 0 })
})

test('a film that no product has stays for a product that is about to get it', async () => {
  const { productId, film, hash, bytes } = await desk.filmed()
  await arrange(productId, [], [film.film])
  await shop.pool.query("update films set created_at = now() - interval '25 hours' where hash = $1", [hash])
  const [added] = await meeting<unknown>(
    shop.pool,
    `select from products where product_id = ${productId} for update`,
    [
      () => desk.add(productId, bytes),
      async () => {
        await expect.poll(() => waitingForLocks(shop.pool)).toBe(1)
        return tidy(shop.pool)
      },
    ],
  )
  expect(added).toMatchObject({ status: 200 })
  expect(await desk.countOf(hash)).toEqual({ films: 1, pieces: 3 })
})
