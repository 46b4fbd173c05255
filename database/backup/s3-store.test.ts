import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { openS3StandIn, type S3Fault, s3Credentials } from '../../tests/support/stand-ins/s3-stand-in.ts'
import { signatureV4 } from '../../tests/support/stand-ins/signature-v4.ts'
import { NoSuchObject } from './backup-store.ts'
import type { S3Place } from './s3-requests.ts'
import { s3Store } from './s3-store.ts'

const PART = 16 * 1024 * 1024

let close = async () => {}
afterEach(() => close())

/** A store on a stand-in with faults: for each request whose method and path match, the next one of a list. */
async function openStore(faults: Record<string, S3Fault[]> = {}, other: Partial<S3Place> = {}) {
  const standIn = await openS3StandIn(({ method, path }) =>
    Object.entries(faults)
      .find(([name, list]) => list.length && `${method} ${path}`.startsWith(name))?.[1]
      .shift(),
  )
  close = standIn.close
  const { endpoint, bucket } = standIn
  const place = { endpoint, bucket, folder: 'shop/one', ...s3Credentials, pause: 1, patience: 300, ...other }
  return { store: s3Store(place), standIn }
}

const put = (store: ReturnType<typeof s3Store>, name: string, bytes: Buffer) =>
  store.put(name, Readable.from([bytes]))
const read = async (store: ReturnType<typeof s3Store>, name: string) => buffer(await store.get(name))

test('objects are written, listed in order over several pages, read and removed', async () => {
  const { store, standIn } = await openStore()
  for (const name of ['wal/3', 'wal/1', 'base/x/manifest.json', 'wal/2', 'wal/4'])
    await put(store, name, Buffer.from(name))
  expect(await store.list('wal/')).toEqual(['wal/1', 'wal/2', 'wal/3', 'wal/4'])
  expect(await store.list('')).toHaveLength(5)
  expect((await read(store, 'wal/2')).toString()).toBe('wal/2')
  expect([...standIn.objects.keys()]).toContain('shop/one/wal/2')
  await store.remove('wal/2')
  await store.remove('wal/2')
  await expect(store.get('wal/2')).rejects.toThrow(NoSuchObject)
})

test.each([0, 1, PART - 1, PART, 2 * PART, 2 * PART + 7])('an object of %i bytes is whole', async size => {
  const { store, standIn } = await openStore({}, { patience: 30_000 })
  const bytes = randomBytes(size)
  await put(store, 'database', bytes)
  expect((await read(store, 'database')).equals(bytes)).toBe(true)
  expect(standIn.uploads.size).toBe(0)
})

test.each([[500, 500], ['cut', 'cut'], ['silent', 503], [429]] as S3Fault[][])(
  'faults that end are survived: %s %s',
  async (...faults) => {
    const { store } = await openStore({ PUT: faults.slice(), 'GET /backups/shop': faults.slice() })
    await put(store, 'wal/1', Buffer.from('one'))
    expect((await read(store, 'wal/1')).toString()).toBe('one')
  },
)

test('a download goes on where the connection was cut', async () => {
  const { store, standIn } = await openStore({
    'GET /backups/shop': ['cut in the middle', 'cut in the middle'],
  })
  const bytes = randomBytes(300_000)
  await put(store, 'wal/1', bytes)
  expect((await read(store, 'wal/1')).equals(bytes)).toBe(true)
  expect(standIn.asked.filter(line => line.startsWith('GET'))).toHaveLength(3)
})

test('a storage that stays away is asked three times, and one sentence says so', async () => {
  const { store, standIn } = await openStore({ PUT: Array(9).fill('cut') })
  await expect(put(store, 'wal/1', Buffer.from('one'))).rejects.toThrow(
    'The storage of the backups (S3_ENDPOINT) does not answer.',
  )
  expect(standIn.asked).toHaveLength(3)
})

test('an upload in parts that fails is aborted, so that its parts take no room', async () => {
  const { store, standIn } = await openStore({ PUT: [500, 500, 500] }, { patience: 30_000 })
  await expect(put(store, 'database', randomBytes(PART + 1))).rejects.toThrow('answers 500')
  expect(standIn.uploads.size).toBe(0)
  expect(standIn.objects.size).toBe(0)
})

test.each([
  [{ keyId: 'AKIDOFANOTHER' }, /^The storage refuses S3_ACCESS_KEY_ID/],
  [{ secret: 'another secret' }, /^The storage refuses S3_ACCESS_KEY_ID/],
  [{ bucket: 'missing' }, /^There is no bucket missing\. Create it, or correct BACKUP_TO\.$/],
])('a wrong %o is named at once, without its value', async (other, says) => {
  const { store, standIn } = await openStore({}, other)
  await expect(put(store, 'wal/1', Buffer.from('one'))).rejects.toThrow(says)
  await expect(store.list('')).rejects.toThrow(says)
  expect(standIn.asked).toHaveLength(2)
})

describe('the stand-in computes the signatures of the examples that Amazon has published', () => {
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const always = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }
  test.each([
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9', 'x-amz-content-sha256': empty },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      '/test%24file.text',
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET',
      '/?lifecycle',
      { 'x-amz-content-sha256': empty },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET',
      '/?max-keys=2&prefix=J',
      { 'x-amz-content-sha256': empty },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s %s', (method, url, more, signature) => {
    const headers: Record<string, string> = { ...always, ...more }
    const signed = Object.keys(headers).sort().join(';')
    expect(signatureV4({ method, url, headers }, { secret, region: 'us-east-1', signed })).toBe(signature)
  })
})
