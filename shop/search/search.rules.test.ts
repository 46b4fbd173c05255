import { describe, expect, test } from 'vitest'
import { PRICE_MOST, readCategory, readWishes, shopAddress } from './search.rules.ts'

const read = (query: string) => readWishes(5, new URLSearchParams(query))

describe('the category of an address', () => {
  test.each([
    ['-1', -1],
    ['5', 5],
    ['123456789', 123456789],
  ])('%s is an id', (text, id) => {
    expect(readCategory(text)).toBe(id)
  })
  test.each(['', '0', '-2', '05', '1.5', '1e3', '9999999999', 'meat', null, undefined])(
    '%s is none',
    text => {
      expect(readCategory(text)).toBeUndefined()
    },
  )
})

describe('a search', () => {
  test('is read from the address', () => {
    expect(read('q=+dates+&price=300&sort=-price&page=3')).toEqual({
      category: 5,
      q: 'dates',
      price: 300,
      sort: '-price',
      page: 3,
    })
  })
  test('has defaults', () => {
    expect(read('')).toEqual({ category: 5, q: '', price: PRICE_MOST, sort: 'best', page: 1 })
  })
  test.each([
    'price=0',
    'price=1001',
    'price=-5',
    'price=cheap',
    'price=1e2',
    'sort=worst',
    'page=0',
    'page=-1',
    'page=x',
  ])('takes %s for the default', query => expect(read(query)).toEqual(read('')))
  test('holds no control characters', () => {
    expect(read('q=salt%00%0A').q).toBe('salt')
  })
  test('cuts an endless term', () => {
    expect(read(`q=${'a'.repeat(20_000)}`).q).toHaveLength(10_000)
  })
})

describe('the address of wishes', () => {
  test('leaves the defaults out', () => {
    expect(shopAddress(read(''))).toBe('/shop/5')
  })
  test('is read back unchanged', () => {
    const wishes = { category: -1, q: 'salt & pepper', price: 1, sort: 'new' as const, page: 7 }
    const address = new URL(shopAddress(wishes), 'http://shop.example')
    expect(readWishes(-1, address.searchParams)).toEqual(wishes)
    expect(address.pathname).toBe('/shop/-1')
  })
})
