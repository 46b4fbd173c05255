import { expect, test } from 'vitest'
import { cleanCaptions } from './captions.rules.ts'

test('captions keep their times, places and words', () => {
  const sent =
    '\uFEFFWEBVTT - for the hall\r\n\r\n1\r\n00:01.000 --> 00:04.500 line:80% align:start\r\nUnfold it,\r\n<b>gently</b>.\r\n\r\n\r\n01:00:00.000 --> 01:00:01.000\r\nDone\r\n'
  expect(cleanCaptions(sent)).toBe(
    'WEBVTT\n\n00:01.000 --> 00:04.500 line:80% align:start\nUnfold it,\n<b>gently</b>.\n\n01:00:00.000 --> 01:00:01.000\nDone\n',
  )
})

test('markup, styles, notes and control characters are left out', () => {
  const sent = `WEBVTT

STYLE
::cue { background: url(https://evil.example) }

NOTE <script>

00:00.000 --> 00:01.000 x:url(1)
<script>alert(1)</script><img src=x onerror=alert(2)><c.red>Red</c> <v Amina>\u0007Hello <b class=x>you
`
  expect(cleanCaptions(sent)).toBe('WEBVTT\n\n00:00.000 --> 00:01.000\nalert(1)Red Hello you\n')
})

test.each([
  ['nothing', ''],
  ['a page', '<html>'],
  ['a header without captions', 'WEBVTT\n'],
  ['SubRip', '1\n00:00:01,000 --> 00:00:04,000\nUnfold it\n'],
  ['a header that goes on', 'WEBVTTX\n\n00:00.000 --> 00:01.000\nHi'],
  ['a time that is none', 'WEBVTT\n\n00:61.000 --> 00:62.000\nHi'],
  ['words without a time', 'WEBVTT\n\nHi\n\n00:00.000 --> 00:01.000\nHi'],
  ['an arrow in its words', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n--> 2'],
])('%s is refused', (_what, sent) => {
  expect(cleanCaptions(sent)).toBeUndefined()
})

test('clean captions are the same when they are cleaned again', () => {
  const clean = cleanCaptions('WEBVTT\n00:00.000 --> 00:01.000\n<<b>b>Hi</b>\n')
  expect(clean).toBeDefined()
  expect(cleanCaptions(clean as string)).toBe(clean)
})
