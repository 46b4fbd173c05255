import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { plainPicture, pngBomb, pngOfSize, smallPng } from '../../../tests/support/test-files.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { upload } from '../../../tests/support/upload.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const send = async (bytes: Buffer, productId: number, name = 'a.png') =>
  upload(shop, '/productImage/upload', { productId, name, bytes }, editor.bearer)
const product = async () => (await newProduct(shop.pool, { stock: 1 })).productId
const rowsOf = async (table: string) =>
  (await shop.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows

test('a picture joins its product as the last one, is served as a WebP, and leaves a row in the audit', async () => {
  const productId = await product()
  const first = await send(await smallPng('#c00'), productId)
  expect(first).toMatchObject({
    status: 200,
    body: { productId, position: 0, type: 'image/webp', finalImage: null },
  })
  const second = await send(await plainPicture('#0c0').jpeg().toBuffer(), productId, 'b.jpg')
  expect(second.body.position).toBe(1)

  const shown = (await shop.get(`/products/${productId}?images=url`)).body.images
  expect(shown).toEqual([first.body.image, second.body.image])
  const files = (await shop.get(`/productImage/files/${productId}`)).body
  expect(files.map(({ position }: { position: number }) => position)).toEqual([0, 1])
  const served = await shop.app.inject(first.body.image)
  expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(served.rawPayload.toString('base64')).toBe(files[0].finalImage)

  const { rows } = await shop.pool.query(
    `select cust_id, action, subject, after from audit_entries where subject_id = $1 order by audit_id`,
    [String(productId)],
  )
  expect(rows).toMatchObject([
    { cust_id: editor.custId, action: 'upload', subject: 'product image', after: { position: 0 } },
    { after: { position: 1 } },
  ])
})

describe('the border is 65,000 bytes', () => {
  test.each([64_999, 65_000])('%i bytes are taken, and other bytes are stored', async size => {
    const bytes = pngOfSize(await smallPng(`#00${size % 10}`), size)
    expect(bytes.length).toBe(size)
    const answer = await send(bytes, await product())
    expect(answer.status).toBe(200)
    const served = await shop.app.inject(answer.body.image)
    expect(served.rawPayload.length).toBeLessThan(65_000)
    expect(served.rawPayload.equals(bytes)).toBe(false)
  })

  test.each([65_001, 65_002, 70_000, 1_000_000])('%i are too many', async size => {
    const before = await rowsOf('product_pictures')
    const answer = await send(pngOfSize(await smallPng(), size), await product())
    expect(answer).toMatchObject({
      status: 413,
      body: {
        type: '/problems/file-too-big',
        title: 'File Too Big',
        errors: [{ field: 'file', message: 'Image is too big to upload. Please resize to max 65KB.' }],
      },
    })
    expect(await rowsOf('product_pictures')).toBe(before)
  })
})

describe('a file that claims to be a picture but is not', () => {
  test.each<[string, Buffer]>([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*\0\0*/=1;alert(1)//', 'latin1')],
    ['30,000 by 30,000 pixels', pngBomb(30_000)],
  ])('%s is refused, says why, and leaves nothing', async (_what, bytes) => {
    const before = await rowsOf('pictures')
    expect(await send(bytes, await product())).toMatchObject({
      status: 400,
      body: {
        type: '/problems/bad-file',
        errors: [{ field: 'file', message: expect.stringMatching(/JPEG/) }],
      },
    })
    expect(await rowsOf('pictures')).toBe(before)
  })

  test('a picture that is cut off is refused', async () => {
    const whole = await plainPicture('#c84', 400, 400).jpeg().toBuffer()
    expect((await send(whole.subarray(0, whole.length / 2), await product())).status).toBe(400)
  })
})

test('the place where a picture was taken is removed', async () => {
  const bytes = await plainPicture()
    .withExif({ IFD0: { Artist: 'Canary' }, IFD3: { GPSLatitude: '24/1 51/1 36/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const answer = await send(bytes, await product(), 'a.jpg')
  const { rawPayload } = await shop.app.inject(answer.body.image)
  for (const word of ['Exif', 'EXIF', 'Canary', 'GPS']) expect(rawPayload.includes(word)).toBe(false)
})

test('uploads at the same time each get a position of their own', async () => {
  const productId = await product()
  const other = await shop.pool.connect()
  await other.query('begin')
  await other.query('select 1 from products where product_id = $1 for update', [productId])
  const sent = ['#100', '#200', '#300'].map(async colour => send(await smallPng(colour), productId))
  const waiting = async () =>
    (
      await shop.pool.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].count
  await expect.poll(waiting, { timeout: 4_000, interval: 20 }).toBe(3)
  await other.query('commit')
  other.release()
  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ body }) => body.position).sort()).toEqual([0, 1, 2])
})

test('a product that is not there has no pictures; one that is not active may get some', async () => {
  expect((await send(await smallPng(), 2_000_000)).status).toBe(404)
  const { productId } = await newProduct(shop.pool, { stock: 1, status: 'N' })
  expect((await send(await smallPng(), productId)).status).toBe(200)
  expect((await shop.get(`/productImage/files/${productId}`)).body).toEqual([])
})

test('a product has twenty pictures at most', async () => {
  const productId = await product()
  await shop.pool.query(
    `insert into product_pictures (product_id, position, hash)
     select $1, n, (select hash from pictures limit 1) from generate_series(0, 19) n`,
    [productId],
  )
  expect(await send(await smallPng(), productId)).toMatchObject({
    status: 409,
    body: { title: 'This product already has 20 pictures.' },
  })
})
