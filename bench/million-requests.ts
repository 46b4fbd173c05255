import type { Pool } from 'pg'
import { databaseOn } from '../database/pool.ts'
import {
  findFoodProducts,
  findPopularMeatProducts,
  findPopularProducts,
  findProduct,
  findProductsByBrand,
  findProductsByCategory,
  findProductsByCategoryPage,
  relatedProducts,
} from '../shop/catalogue/catalogue.contract.ts'
import { countProducts } from '../shop/catalogue/count-products.server.ts'
import { allergens, diets } from '../shop/catalogue/facts/facts.rules.ts'
import { findAllProductImages, findProductImages } from '../shop/catalogue/files/product-images.contract.ts'
import type { Call } from '../shop/lib/call.ts'
import { findShopPage, searchProducts, suggest } from '../shop/search/search.contract.ts'
import { PRICE_MOST, sorts } from '../shop/search/search.rules.ts'

/** A kind of request, its limit at the 95th percentile in milliseconds, and a function that makes it for the nth time. */
export type Kind = { what: string; limit: number; ask: (time: number) => Promise<unknown> }

type Ask = (call: Call, input: Record<string, unknown>) => Promise<unknown>

const url = { images: 'url' }

/** Returns every kind of request to the catalogue, with inputs from the database that differ each time. */
export async function requestsOf(pool: Pool, ask: Ask): Promise<Kind[]> {
  const rows = async <Row>(sql: string): Promise<Row[]> => (await pool.query(sql)).rows
  const categories = await rows<{ id: number; category: string; name: string }>(
    `select category_id as id, category, sub_category as name from categories join departments on dept_name = category
     where active_flag = 'Y' order by md5(category_id::text) limit 400`,
  )
  const large = await rows<{ id: number }>(
    `select category_id as id from product_counts where category_id > 0 group by 1 order by sum(products) desc limit 10`,
  )
  const products = await rows<{ id: number; name: string }>(
    `select product_id as id, product_name as name from products where product_id in
     (select (random() * (select max(product_id) from products))::int from generate_series(1, 600)) and shown`,
  )
  const wordsWith = async (order: string) =>
    (
      await rows<{ word: string }>(
        `select word from product_words where lexeme is not null and word ~ '^[a-z]{5,}$'
         group by word having sum(in_names) > 0 order by ${order} limit 60`,
      )
    ).map(row => row.word)
  const common = await wordsWith('sum(in_names) desc')
  const middle = await wordsWith(`abs(ln(sum(in_names)) - ln((select max(in_names) from product_words)) / 2)`)
  const rare = await wordsWith('sum(in_names), md5(word)')
  const brands = await rows<{ id: number }>(
    `select substr(key, 3)::int as id from filter_counts where category_id = -1 and key like 'B:%' order by products desc`,
  )
  const terms = (
    await rows<{ term: string }>(
      `select term from search_synonyms cross join unnest(terms) term where mutual order by md5(term) limit 60`,
    )
  ).map(row => row.term)
  const at = <T>(list: readonly T[], time: number) => list[time % list.length] as T
  const short = [
    { call: findPopularProducts, input: {} },
    { call: findPopularMeatProducts, input: {} },
    { call: findFoodProducts, input: { x: at(large, 3).id } },
    { call: findProductsByBrand, input: { brand: 3 } },
    { call: findProductsByCategory, input: { category: at(large, 5).id } },
    { call: findProductsByCategory, input: { category: at(categories, 5).category.toLowerCase() } },
  ] as const
  const shop = (input: object) =>
    ask(findShopPage, { category: -1, price: PRICE_MOST, sort: 'best', page: 1, q: '', ...input })
  const find = (q: string, time: number) =>
    time % 2 ? ask(searchProducts, { term: q, ...url }) : shop({ q, page: 1 + (time % 3) })
  const wrong = (word: string, time: number) => {
    const place = 1 + (time % (word.length - 2))
    return word.slice(0, place) + (time % 2 ? '' : 'x') + word.slice(place + 1)
  }
  const sortAt = (time: number) => at(sorts, time)
  return [
    {
      what: 'listing of a category',
      limit: 30,
      ask: time => shop({ category: at(categories, time).id, sort: sortAt(time) }),
    },
    {
      what: 'listing of a large category, deep page',
      limit: 30,
      ask: time => shop({ category: at(large, time).id, sort: sortAt(time), page: 1 + ((time * 37) % 1000) }),
    },
    {
      what: 'listing of all, deep page',
      limit: 30,
      ask: time => shop({ sort: sortAt(time), page: 1 + ((time * 37) % 1000) }),
    },
    {
      what: 'listing by price',
      limit: 30,
      ask: time =>
        shop({
          category: time % 2 ? -1 : at(categories, time).id,
          sort: sortAt(time),
          price: 1 + ((time * 13) % 999),
        }),
    },
    {
      what: 'listing by price of all, deep page',
      limit: 30,
      ask: time =>
        shop({ sort: sortAt(time), price: 1 + ((time * 13) % 999), page: 1 + ((time * 37) % 1000) }),
    },
    {
      what: 'findProductsByCategoryPage',
      limit: 30,
      ask: time =>
        ask(findProductsByCategoryPage, {
          category: time % 2 ? -1 : at(categories, time).id,
          page: time % 2 ? (time * 7) % 660 : 0,
          ...url,
        }),
    },
    { what: 'product', limit: 30, ask: time => ask(findProduct, { id: at(products, time).id, ...url }) },
    {
      what: 'related products',
      limit: 30,
      ask: time => {
        const { category, name } = at(categories, time)
        return ask(relatedProducts, { category, subCategory: name, count: 5, ...url })
      },
    },
    {
      what: 'pictures of a product',
      limit: 30,
      ask: time => ask(findProductImages, { id: at(products, time).id, ...url }),
    },
    {
      what: 'short lists: popular, of a brand, food',
      limit: 30,
      ask: time => ask(at(short, time).call, { ...url, ...at(short, time).input }),
    },
    {
      what: 'pictures of all products, by pages',
      limit: 30,
      ask: time => ask(findAllProductImages, { page: 1 + ((time * 7) % 500), ...url }),
    },
    ...filteredOf(shop, at(large, 0).id, brands, time => at(common, time)),
    { what: 'search, common word', limit: 60, ask: time => find(at(common, time), time) },
    {
      what: 'search, two common words',
      limit: 60,
      ask: time => find(`${at(common, time)} ${at(common, time * 7 + 3)}`, time),
    },
    { what: 'search, word of middling frequency', limit: 60, ask: time => find(at(middle, time), time) },
    { what: 'search, rare word', limit: 60, ask: time => find(at(rare, time), time) },
    { what: 'search, term with synonyms', limit: 60, ask: time => find(at(terms, time), time) },
    {
      what: 'search, common word and two terms with synonyms',
      limit: 60,
      ask: time => find(`${at(common, time)} ${at(terms, time)} ${at(terms, time * 7 + 3)}`, time),
    },
    { what: 'search, whole name', limit: 60, ask: time => find(at(products, time).name, time) },
    {
      what: 'search, typing error',
      limit: 60,
      ask: time => find(wrong(at(time % 4 ? common : rare, time), time), time),
    },
    { what: 'search, nonsense', limit: 60, ask: time => find(`zq${'xjwvk'[time % 5]}${time}qz`, time) },
    {
      what: 'search in a category or by price',
      limit: 60,
      ask: time =>
        shop({
          q: at(time % 2 ? common : middle, time),
          ...(time % 3 ? { category: at(large, time).id } : {}),
          ...(time % 3 !== 1 ? { price: 1 + ((time * 13) % 999) } : {}),
          sort: sortAt(time),
        }),
    },
    {
      what: 'suggestions',
      limit: 60,
      ask: time => ask(suggest, { q: at(time % 2 ? common : rare, time).slice(0, 1 + (time % 5)) }),
    },
    {
      what: 'suggestions, name half typed',
      limit: 60,
      ask: time => ask(suggest, { q: at(products, time).name.slice(0, 4 + (time % 20)) }),
    },
    {
      what: 'counts on the page',
      limit: 10,
      ask: time =>
        countProducts(
          databaseOn(pool),
          time % 2 ? -1 : at(large, time).id,
          time % 4 < 2 ? undefined : 1 + (time % 999),
        ),
    },
  ]
}

/** Returns the kinds of requests for lists by filters: of filters that most products have, that some have, and that few have. */
function filteredOf(
  shop: (input: object) => Promise<unknown>,
  category: number,
  brands: readonly { id: number }[],
  wordAt: (time: number) => string,
): Kind[] {
  const brandAt = (time: number) => String(brands[(time * 13) % brands.length]?.id ?? 1)
  const free = (time: number, count: number) =>
    Array.from({ length: count }, (_, place) => allergens[(time + place * 3) % allergens.length]).join()
  const diet = (time: number) => diets[time % diets.length]
  const [sort, page] = [(time: number) => sorts[time % sorts.length], (time: number) => 1 + ((time * 7) % 20)]
  return [
    {
      what: 'filtered list, a diet',
      limit: 60,
      ask: time =>
        shop({ diet: diet(time), sort: sort(time), ...(time % 2 ? { category } : {}), page: page(time) }),
    },
    {
      what: 'filtered list, free from allergens',
      limit: 60,
      ask: time => shop({ freeFrom: free(time, 1 + (time % 4)), sort: sort(time), page: page(time) }),
    },
    {
      what: 'filtered list, a brand and a diet',
      limit: 60,
      ask: time => shop({ brand: brandAt(time), diet: diet(time * 3), sort: sort(time) }),
    },
    {
      what: 'filtered list, in stock, by price and rating',
      limit: 60,
      ask: time =>
        shop({
          inStock: '1',
          sort: sort(time),
          ...(time % 2 ? { rating: '4' } : {}),
          ...(time % 3 ? { price: 1 + ((time * 13) % 999) } : {}),
        }),
    },
    {
      what: 'filtered list, a collection by rule',
      limit: 60,
      ask: time => shop({ collection: [1, 3, 4][time % 3], sort: sort(time), page: page(time) }),
    },
    {
      what: 'filtered list, a collection by hand',
      limit: 60,
      ask: time => shop({ collection: 2, sort: sort(time), ...(time % 2 ? { diet: diet(time) } : {}) }),
    },
    {
      what: 'filtered search, common word',
      limit: 60,
      ask: time =>
        shop({
          q: wordAt(time),
          freeFrom: free(time, 1 + (time % 3)),
          ...(time % 2 ? { diet: diet(time) } : {}),
          ...(time % 3 ? {} : { inStock: '1' }),
          sort: sort(time),
        }),
    },
  ]
}
