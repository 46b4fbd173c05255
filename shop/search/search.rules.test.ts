import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergens, diets } from '../catalogue/facts/facts.rules.ts'
import { certificateKinds } from '../catalogue/filters/certified-kinds.ts'
import { leastRatings, MOST_BRANDS, noFilters } from '../catalogue/filters/filters.rules.ts'
import { readCategory, readWishes, wishNames } from './read-wishes.rules.ts'
import { firstPageOf, PRICE_LEAST, PRICE_MOST, pageSizes, shopAddress, sorts } from './search.rules.ts'

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
      ...noFilters,
    })
  })
  test('has defaults', () => {
    expect(read('')).toEqual({
      category: 5,
      q: '',
      price: PRICE_MOST,
      sort: 'best',
      page: 1,
      ...noFilters,
    })
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
    'size=10',
    'size=12',
    'size=1e9',
    'from=3',
    'page=1&from=1',
    'page=1&from=x',
    'diet=CARNIVORE',
    'freeFrom=AIR,,',
    'brand=0,x,99999999999',
    'rating=5',
    'rating=0',
    'inStock=yes',
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
  test('is read back unchanged, whatever is chosen', () => {
    const wishes = fc.record({
      category: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 999_999 })),
      q: fc.oneof(fc.constant(''), fc.constantFrom('salt & pepper', 'a,b', '100 %')),
      price: fc.integer({ min: PRICE_LEAST, max: PRICE_MOST }),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      diet: fc.subarray([...diets]),
      freeFrom: fc.subarray([...allergens]),
      certificate: fc.subarray([...certificateKinds]),
      brand: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: MOST_BRANDS }),
      rating: fc.constantFrom(0, ...leastRatings),
      inStock: fc.boolean(),
      tag: fc.constantFrom('', 'eid', 'Eid gifts, large'),
      collection: fc.constant(0),
    })
    fc.assert(
      fc.property(wishes, wanted => {
        const inOrder = { ...wanted, brand: wanted.brand.toSorted((one, other) => one - other) }
        const address = new URL(shopAddress(wanted), 'http://shop.example')
        expect(address.pathname).toBe(`/shop/${wanted.category}`)
        expect(readWishes(wanted.category, address.searchParams)).toEqual(inOrder)
        expect(address.searchParams.keys().every(name => wishNames.some(known => known === name))).toBe(true)
      }),
    )
  })
  test('has the size of the page and the first page that is shown', () => {
    const wanted = read('from=2&page=4&size=20')
    expect(wanted).toMatchObject({ page: 4, size: 20, from: 2 })
    expect(shopAddress(wanted)).toBe('/shop/5?size=20&page=4&from=2')
  })
  test('is one address for the same filters in any order', () => {
    const wanted = read('freeFrom=MILK&diet=VEGAN&freeFrom=GLUTEN,MILK&brand=12&brand=7&inStock=1&rating=4')
    expect(shopAddress(wanted)).toBe('/shop/5?diet=VEGAN&freeFrom=GLUTEN,MILK&brand=7,12&rating=4&inStock=1')
  })
})

describe('pages that are shown together', () => {
  test.each(pageSizes)('have at most 120 products, %d on each', size => {
    const most = 120 / size
    expect(firstPageOf(most, 1, size)).toBe(1)
    expect(firstPageOf(most + 1, 1, size)).toBe(2)
  })
  test('begin at the first that is asked for', () => {
    expect(firstPageOf(3, 2, 10)).toBe(2)
    expect(firstPageOf(3, 7, 10)).toBe(3)
  })
})
