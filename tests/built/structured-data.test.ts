import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { pageFacts } from '../support/page-facts.ts'

const PUBLIC = 'https://souk.example'

let shop: ShopForTests
beforeAll(async () => {
  shop = await openShopForTests('structured-data', { PUBLIC_ADDRESS: PUBLIC })
})
afterAll(() => shop.close())

/** The structured data of a page, by type; each type once. */
async function dataOf(address: string): Promise<Record<string, ReturnType<typeof JSON.parse>>> {
  const { data } = pageFacts(await (await fetch(shop.address + address)).text())
  const kinds = data.map(one => one['@type'])
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const one of data) expect(one['@context']).toBe('https://schema.org')
  return Object.fromEntries(data.map(one => [one['@type'], one]))
}

/** Expects these addresses of the shop to exist. */
async function expectThere(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    expect(address.startsWith(`${PUBLIC}/`), address).toBe(true)
    expect((await fetch(shop.address + address.slice(PUBLIC.length))).status, address).toBe(200)
  }
}

test.each(['/', '/home4'])(
  "the data of %s gives the shop's name, address and opening hours",
  async address => {
    const { GroceryStore: store } = await dataOf(address)
    expect(store).toMatchObject({
      name: 'Souk',
      url: PUBLIC,
      telephone: expect.stringMatching(/^\+?[\d ()-]{7,}$/),
      address: { '@type': 'PostalAddress', streetAddress: expect.stringMatching(/\S{3}/) },
      currenciesAccepted: 'PKR',
    })
    await expectThere([store.image, store.logo])
    const days = store.openingHoursSpecification.flatMap((times: ReturnType<typeof JSON.parse>) => {
      expect(times['@type']).toBe('OpeningHoursSpecification')
      expect(times.opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(times.closes > times.opens).toBe(true)
      return times.dayOfWeek
    })
    expect(new Set(days).size).toBe(7)
    // The break for Friday's prayer splits one day into two times.
    expect(days.length).toBe(8)
  },
)

test.each(['/productsingle/601/MEAT/6', '/productsingle/101/MEAT/1'])(
  'the data of %s gives its price, its availability and its reviews',
  async address => {
    const { Product: product } = await dataOf(address)
    const id = Number(address.split('/')[2])
    const sold = await (await fetch(`${shop.address}/api/products/${id}`)).json()
    expect(product).toMatchObject({
      name: sold.productName,
      description: sold.productDetails,
      sku: sold.sku,
      brand: { '@type': 'Brand', name: expect.stringMatching(/\S/) },
      offers: {
        '@type': 'Offer',
        price: sold.effectivePrice.toFixed(2),
        priceCurrency: 'PKR',
        availability: `https://schema.org/${sold.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
        url: PUBLIC + address,
      },
    })
    expect(product.image.length).toBeGreaterThan(0)
    await expectThere(product.image)
    const { aggregateRating, review = [] } = product
    if (!aggregateRating) return expect(review).toEqual([])
    expect(aggregateRating.ratingValue).toBeGreaterThanOrEqual(1)
    expect(aggregateRating.ratingValue).toBeLessThanOrEqual(5)
    expect(aggregateRating.reviewCount).toBeGreaterThanOrEqual(review.length)
    expect(review.length).toBeGreaterThan(0)
    for (const { author, reviewRating } of review) {
      expect(author).toMatchObject({ '@type': 'Person', name: expect.stringMatching(/\S/) })
      expect(reviewRating.ratingValue).toBeGreaterThanOrEqual(1)
    }
  },
)

test.each([
  ['/category/MEAT', ['/', undefined]],
  ['/shop/1', ['/', '/category/MEAT', undefined]],
  ['/productsingle/601/MEAT/6', ['/', '/category/MEAT', '/shop/6', undefined]],
  ['/faq', ['/', undefined]],
])('the data of %s gives its breadcrumbs', async (address, way) => {
  const { BreadcrumbList: list } = await dataOf(address)
  const steps = list.itemListElement as { position: number; name: string; item?: string; '@type': string }[]
  expect(steps.map(({ position }) => position)).toEqual(way.map((_, at) => at + 1))
  expect(steps.map(({ item }) => item)).toEqual(way.map(path => path && PUBLIC + path))
  expect(steps.every(step => step['@type'] === 'ListItem' && step.name.length > 0)).toBe(true)
})

test('the data of the questions matches the questions on the page', async () => {
  const html = await (await fetch(`${shop.address}/faq`)).text()
  const { FAQPage: faq } = await dataOf('/faq')
  expect(faq.mainEntity.length).toBeGreaterThan(2)
  for (const { '@type': kind, name, acceptedAnswer } of faq.mainEntity) {
    expect(kind).toBe('Question')
    expect(acceptedAnswer).toMatchObject({ '@type': 'Answer', text: expect.stringMatching(/\S{2}/) })
    expect(html).toContain(name)
  }
})
