import { expect, test } from 'vitest'
import { lastPage, pageFrom, pageWindow } from './pages.ts'

test('the last page is rounded up and at least 1', () => {
  expect([0, 1, 10, 11, 95].map(total => lastPage(total, 10))).toEqual([1, 1, 1, 2, 10])
})

test('a pager shows seven pages around the current one, or fewer if fewer exist', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageWindow(10, 20)).toEqual([7, 8, 9, 10, 11, 12, 13])
  expect(pageWindow(20, 20)).toEqual([14, 15, 16, 17, 18, 19, 20])
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})

test.each(['', 'x', '-3', '1.5', '1e9', '99999999999', null])('%s in an address is page 1', value => {
  expect(pageFrom(value)).toBe(1)
})
