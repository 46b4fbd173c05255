import { afterEach, expect, test } from 'vitest'
import { browserStorage } from '../../lib/browser-storage.ts'
import { MOST_SEEN, noteSeen, seenProducts } from './seen.ts'

afterEach(() => browserStorage.remove('seen'))

test('the latest product comes first, each once, and twelve at most', () => {
  for (let id = 1; id <= 14; id += 1) noteSeen(id)
  noteSeen(10)
  expect(seenProducts.get()).toHaveLength(MOST_SEEN)
  expect(seenProducts.get().slice(0, 3)).toEqual([10, 14, 13])
})

test('a stored text that is no list of ids is an empty list', () => {
  for (const text of ['', 'x', '[1]', '-1,0,1.5,9999999999']) {
    browserStorage.set('seen', text)
    expect(seenProducts.get()).toEqual([])
  }
})

test('forgotten products are no longer in the browser', () => {
  noteSeen(7)
  seenProducts.set([])
  expect(browserStorage.get('seen')).toBeNull()
})
