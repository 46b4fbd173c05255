import { expect, test } from 'vitest'
import { pageOfData } from './other-build.ts'

test('the page of an address of data is that address without what only the router adds', () => {
  const page = (path: string) => pageOfData(`https://shop.example${path}`)
  expect(page('/cart.data')).toBe('/cart')
  expect(page('/_.data')).toBe('/')
  expect(page('/_.data?_routes=root')).toBe('/')
  expect(page('/_.data?dept=MEAT')).toBe('/?dept=MEAT')
  expect(page('/orderDetail.data?order=5&key=a%2Bb&_routes=root%2Corder')).toBe(
    '/orderDetail?order=5&key=a%2Bb',
  )
})
