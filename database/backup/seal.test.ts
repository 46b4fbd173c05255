import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { opening, sealing, WRONG_KEY } from './seal.ts'

const CHUNK = 64 * 1024
const HEADER = 56
const key = randomBytes(32)
const sealed = (plain: Buffer, name = 'wal/1') => buffer(Readable.from(cut(plain)).pipe(sealing(key, name)))
const opened = (bytes: Buffer, { name = 'wal/1', as = key } = {}) =>
  buffer(Readable.from(cut(bytes)).compose(opening(as, name)))
/** A stream gets its bytes in pieces that have nothing to do with the chunks. */
const cut = (bytes: Buffer) => {
  const pieces = []
  for (let at = 0; at < bytes.length; at += 50_000) pieces.push(bytes.subarray(at, at + 50_000))
  return pieces
}
const sizes = fc.constantFrom(0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 5)

test('a sealed object opens to what it was, whatever its size, and does not show it', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, async size => {
      const plain = randomBytes(size)
      const bytes = await sealed(plain)
      expect((await opened(bytes)).equals(plain)).toBe(true)
      if (size > 16) expect(bytes.includes(plain.subarray(0, 16))).toBe(false)
    }),
    { numRuns: 15 },
  )
})

test('every cut is refused, also one between two chunks', async () => {
  const bytes = await sealed(randomBytes(2 * CHUNK + 9))
  const ends = fc.oneof(
    fc.integer({ min: 0, max: bytes.length - 1 }),
    fc.constantFrom(0, HEADER, HEADER + 16, HEADER + CHUNK + 16, HEADER + 2 * (CHUNK + 16)),
  )
  await fc.assert(
    fc.asyncProperty(ends, async end => {
      await expect(opened(bytes.subarray(0, end))).rejects.toThrow('wal/1 is damaged')
    }),
    { numRuns: 60 },
  )
  await expect(opened(Buffer.concat([bytes, Buffer.alloc(1)]))).rejects.toThrow('wal/1 is damaged')
})

test('every flipped bit is refused', async () => {
  const bytes = await sealed(randomBytes(CHUNK + 9))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.integer({ min: 0, max: HEADER + 32 }), fc.integer({ min: 0, max: bytes.length - 1 })),
      fc.integer({ min: 0, max: 7 }),
      async (at, bit) => {
        const changed = Buffer.from(bytes)
        changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at)
        await expect(opened(changed)).rejects.toThrow()
      },
    ),
    { numRuns: 100 },
  )
})

test('swapped, repeated and left out chunks are refused', async () => {
  const bytes = await sealed(randomBytes(3 * CHUNK))
  const header = bytes.subarray(0, HEADER)
  const chunks = [0, 1, 2].map(at =>
    bytes.subarray(HEADER + at * (CHUNK + 16), HEADER + (at + 1) * (CHUNK + 16)),
  )
  const orders = [[1, 0, 2], [0, 2], [1, 2], [0, 0, 1, 2], [0, 1, 1, 2], [2], [0, 2, 1]]
  for (const order of orders) {
    const other = Buffer.concat([header, ...order.map(at => chunks[at] as Buffer)])
    await expect(opened(other), String(order)).rejects.toThrow('wal/1 is damaged')
  }
})

test('an object cannot take the place of another one', async () => {
  await expect(opened(await sealed(Buffer.from('one')), { name: 'wal/2' })).rejects.toThrow(
    'wal/2 is damaged',
  )
})

test('another key is named as the reason', async () => {
  const bytes = await sealed(randomBytes(99))
  await expect(opened(bytes, { as: randomBytes(32) })).rejects.toThrow(WRONG_KEY)
})

test('the same content is never sealed to the same bytes', async () => {
  const [one, other] = [await sealed(Buffer.alloc(99)), await sealed(Buffer.alloc(99))]
  expect(one.subarray(HEADER).equals(other.subarray(HEADER))).toBe(false)
})
