import { expect, test } from 'vitest'
import { smallMp4, smallWebm } from '../../../tests/support/films/test-films.ts'
import { filmKind } from './film-kind.rules.ts'

const kindOf = (file: Buffer) => filmKind(async (at, length) => file.subarray(at, at + length), file.length)

test.each([
  ['MP4', smallMp4(), 'video/mp4'],
  ['MP4 of a phone', smallMp4('a', 'mp42'), 'video/mp4'],
  ['WebM', smallWebm(), 'video/webm'],
  ['WebM of a recorder, which does not know its size', unsized(smallWebm()), 'video/webm'],
])('a film is %s by its bytes', async (_what, file, mimeType) => {
  expect(await kindOf(file)).toEqual({ mimeType })
})

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a page behind four bytes', Buffer.from('\0\0\0\x20<html>')],
  ['nothing', Buffer.alloc(0)],
  ['a picture', smallMp4('a', 'avif')],
  ['QuickTime', smallMp4('a', 'qt  ')],
  ['Matroska', smallWebm('a', 'matroska')],
  ['half an EBML header', smallWebm().subarray(0, 9)],
])('%s is no film', async (_what, file) => {
  expect(await kindOf(file)).toEqual({ fault: 'not-film' })
})

test.each([
  ['an MP4', smallMp4()],
  ['a WebM', smallWebm()],
])('%s without its end is cut off, wherever that is', async (_what, file) => {
  for (let length = 40; length < file.length; length += 1)
    expect(await kindOf(file.subarray(0, length)), `${length} bytes`).toHaveProperty('fault')
  expect(await kindOf(file.subarray(0, -1))).toEqual({ fault: 'cut-off' })
})

test('a length of a box that leads nowhere ends the look at it', async () => {
  for (const length of [2, 7, 0xffffffff]) {
    const file = smallMp4()
    file.writeUInt32BE(length, 24)
    expect(await kindOf(file)).toEqual({ fault: 'cut-off' })
  }
})

/** The same with an unknown size of its segment. */
function unsized(file: Buffer): Buffer {
  const at = file.indexOf(Buffer.of(0x18, 0x53, 0x80, 0x67)) + 4
  return Buffer.concat([file.subarray(0, at), Buffer.from('01ffffffffffffff', 'hex'), file.subarray(at + 2)])
}
