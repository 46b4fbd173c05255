import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPicture } from '../../tests/support/test-files.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { makeRendition } from './make-rendition.server.ts'
import { renditionsIn } from './renditions.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Stores a picture of this size, or bytes that only claim to be one. */
async function stored(name: string, width: number, height: number, bytes?: Buffer): Promise<string> {
  const hash = name.padEnd(32, '0')
  const webp = await plainPicture('#2a6', width, height).ensureAlpha(0.5).webp().toBuffer()
  await shop.pool.query(
    `insert into pictures (hash, mime_type, width, height, bytes) values ($1, 'image/webp', $2, $3, $4)`,
    [hash, width, height, bytes ?? webp],
  )
  return hash
}
const ask = (hash: string, file: string) => shop.app.inject(`/pictures/${hash}/${file}`)
const rows = async (hash: string) =>
  (
    await shop.pool.query(
      `select width || '.' || format as file from picture_renditions where hash = $1 order by 1`,
      [hash],
    )
  ).rows.map(({ file }) => file)
const sizeOf = async (bytes: Buffer) => {
  const { format, compression, width, height, hasAlpha } = await sharp(bytes).metadata()
  return { format: compression === 'av1' ? 'avif' : format, width, height, hasAlpha }
}

test.each(['avif', 'webp'])(
  'a picture is served in a width as %s, cacheable for ever, and is cached',
  async format => {
    const hash = await stored(format === 'avif' ? 'a1' : 'b1', 800, 600)
    const answer = await ask(hash, `320.${format}`)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringContaining(hash),
    })
    expect(await sizeOf(answer.rawPayload)).toEqual({ format, width: 320, height: 240, hasAlpha: true })
    expect(await rows(hash)).toEqual([`320.${format}`])

    await shop.pool.query(`update picture_renditions set bytes = 'kept' where hash = $1`, [hash])
    expect((await ask(hash, `320.${format}`)).body).toBe('kept')
    await shop.pool.query('delete from pictures where hash = $1', [hash])
    expect(await rows(hash)).toEqual([])
    expect((await ask(hash, `320.${format}`)).statusCode).toBe(404)
  },
)

test('a picture is never enlarged: all wider ones are its own width, and one row', async () => {
  const hash = await stored('c1', 500, 250)
  for (const width of [640, 960, 1600]) {
    expect(await sizeOf((await ask(hash, `${width}.avif`)).rawPayload)).toMatchObject({
      width: 500,
      height: 250,
    })
    const webp = await ask(hash, `${width}.webp`)
    expect(await sizeOf(webp.rawPayload)).toMatchObject({ format: 'webp', width: 500 })
    expect(webp.rawPayload).toEqual((await shop.app.inject(`/pictures/${hash}`)).rawPayload)
  }
  expect(await rows(hash)).toEqual(['640.avif'])
})

test('a crowd that asks for a missing one waits for the same making', async () => {
  const hash = await stored('d1', 300, 300)
  let made = 0
  const rendition = renditionsIn(shop.pool, (...asked) => {
    made += 1
    return makeRendition(...asked)
  })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      rendition({ hash, width: at % 2 ? 160 : 96, format: at % 4 > 1 ? 'avif' : 'webp' }),
    ),
  )
  expect(made).toBe(4)
  expect(answers.every(answer => answer?.asAsked)).toBe(true)
})

test('nothing else is an address', async () => {
  const hash = await stored('e1', 300, 300)
  for (const address of [
    ...[
      '97.avif',
      '0.avif',
      '096.avif',
      '96.png',
      '96',
      '96.avif.webp',
      '96.AVIF',
      '9e1.webp',
      '%20',
      '..%2f96.avif',
    ],
    ...['constructor', '-96.avif', '96.0.avif', `${'9'.repeat(5_000)}.avif`, '96.avif/1'],
  ])
    expect((await ask(hash, address)).statusCode, address).toBe(404)
  for (const other of ['x', hash.toUpperCase(), `${hash}0`, '0'.repeat(32), '..%2f..'])
    expect((await ask(other, '96.avif')).statusCode, other).toBe(404)
  expect(await rows(hash)).toEqual([])
})

test('a picture that cannot be decoded is sent unchanged for now, and tried once', async () => {
  const hash = await stored('f1', 300, 300, Buffer.from('RIFF....WEBPVP8 no picture'))
  for (const file of ['96.avif', '96.webp', '160.avif']) {
    const answer = await ask(hash, file)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(/no picture/)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    expect(answer.headers.etag).toBeUndefined()
  }
  expect(await rows(hash)).toEqual([])

  let tried = 0
  const rendition = renditionsIn(shop.pool, async () => {
    tried += 1
    throw new Error('out of time')
  })
  for (const width of [96, 160, 240]) await rendition({ hash, width, format: 'avif' })
  expect(tried).toBe(1)
})

test('if too many requests wait, the original picture is sent', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 11 }, (_, at) => stored(`9${at.toString(16).padStart(3, '0')}`, 2000, 20)),
  )
  let free = () => {}
  const gate = new Promise<void>(resolve => {
    free = resolve
  })
  const rendition = renditionsIn(shop.pool, async picture => {
    await gate
    return picture
  })
  const widths = [48, 96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const
  const all = hashes.flatMap(hash =>
    widths.flatMap(width => (['avif', 'webp'] as const).map(format => rendition({ hash, width, format }))),
  )
  const early: unknown[] = []
  for (const one of all) void one.then(answer => early.push(answer))
  await expect.poll(() => early.length).toBe(20)
  expect(early[0]).toMatchObject({ asAsked: false, mimeType: 'image/webp' })
  free()
  const made = (await Promise.all(all)).filter(answer => answer?.asAsked)
  expect(made).toHaveLength(200)
})
