import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filmDesk } from '../../../tests/support/films/film-desk.ts'
import { smallMp4, smallWebm } from '../../../tests/support/films/test-films.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { FILM_BYTES, PIECE_BYTES } from './film-limits.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof filmDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = filmDesk(shop, editor)
})
afterAll(() => shop.close())

describe('a player reads a film from any place', () => {
  test.each([
    ['its beginning', 0, 1],
    ['all of it', 0, 2 * PIECE_BYTES + 999],
    ['over the end of a piece', PIECE_BYTES - 10, PIECE_BYTES + 10],
    ['exactly one piece', PIECE_BYTES, 2 * PIECE_BYTES - 1],
    ['its last byte', 2 * PIECE_BYTES + 999, 2 * PIECE_BYTES + 999],
  ])('%s', async (_what, first, last) => {
    const { film, bytes } = await desk.filmed()
    const served = await desk.get(film.film, { range: `bytes=${first}-${last}` })
    expect(served.statusCode).toBe(206)
    expect(served.headers['content-range']).toBe(`bytes ${first}-${last}/${bytes.length}`)
    expect(served.headers['content-length']).toBe(String(last - first + 1))
    expect(served.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true)
  })

  test('a place behind its end is refused, with its length', async () => {
    const { film, bytes } = await desk.filmed()
    const served = await desk.get(film.film, { range: `bytes=${bytes.length}-` })
    expect(served.statusCode).toBe(416)
    expect(served.headers['content-range']).toBe(`bytes */${bytes.length}`)
    expect(served.rawPayload.length).toBe(0)
  })

  test('a part of another version is the whole film; the same version is sent once', async () => {
    const { film, hash, bytes } = await desk.filmed()
    const other = await desk.get(film.film, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, bytes.length])
    const same = await desk.get(film.film, { range: 'bytes=0-1', 'if-range': `"${hash}"` })
    expect([same.statusCode, same.rawPayload.length]).toEqual([206, 2])
    const known = await desk.get(film.film, { 'if-none-match': `"${hash}"` })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  })

  test('HEAD answers the headers only', async () => {
    const { film, bytes } = await desk.filmed()
    const { statusCode, headers, rawPayload } = await shop.app.inject({ method: 'HEAD', url: film.film })
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(bytes.length), 0])
  })

  test.each(['/films/x', `/films/${'0'.repeat(32)}`, '/films/%00', `/films/${'0'.repeat(32)}/1-0.vtt`])(
    '%s is nothing',
    async address => {
      expect((await desk.get(address)).statusCode).toBe(404)
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
    const productId = await desk.product()
    expect(await desk.add(productId, bytes)).toMatchObject({ status: 400, body: says(message) })
    expect(await desk.pageOf(productId)).toBeUndefined()
  })

  test('21 MB', async () => {
    const answer = await desk.add(await desk.product(), smallMp4('large', 'isom', FILM_BYTES + 1_000_000))
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
    expect((await desk.add(999_999_999, bytes)).status).toBe(404)
    expect(await desk.add(101, bytes, ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'title', message: 'Say what the film shows.' }] },
    })
    const { rows } = await shop.pool.query('select from films where size = $1', [bytes.length])
    expect(rows).toEqual([])
  })
})
