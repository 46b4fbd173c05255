import { expect, test } from 'vitest'
import { playerFor } from './video-players.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  ],
  [
    'https://www.youtube.com/watch?t=3&v=abc-_fghijk',
    'https://www.youtube-nocookie.com/embed/abc-_fghijk?autoplay=1',
  ],
  ['https://youtu.be/abcdefghijk?si=x', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1'],
  ['/videos/counter.webm', undefined],
  ['https://elsewhere.example/youtube.com/watch?v=abcdefghijk', undefined],
  ['https://youtube.com.elsewhere.example/watch?v=abcdefghijk', undefined],
])('the player of %s', (address, player) => {
  expect(playerFor(address)).toBe(player)
})
