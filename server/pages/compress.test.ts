import { expect, test } from 'vitest'
import { compress, encodingFor, unzip } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, BR;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.000', 'identity'],
  ['deflate', 'identity'],
  ['broccoli', 'identity'],
  [undefined, 'identity'],
])('a request that accepts %s is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('compressed bytes decompress to the original', async () => {
  const text = Buffer.from('halal '.repeat(1_000))
  const packed = await compress(text, 'gzip')
  expect(packed.length).toBeLessThan(200)
  expect(await unzip(packed)).toEqual(text)
})
