import { fillCollectionsOf } from '../../../server/jobs/collections-job.ts'
import { COLLECTIONS_WAIT } from '../../../shop/collections/fill-collections.server.ts'
import type { Person } from '../people.ts'
import { newProduct } from '../test-goods.ts'
import type { TestShop } from '../test-shop.ts'

/** The parts of a saved collection that tests go on with. */
type Saved = { collectionId: number; title: string; address: string; updatedDate: string }

let made = 0

/** Makes and reads collections and their products for tests; `staff` saves them. */
export function collectionsOf(shop: TestShop, staff: Person) {
  const save = (body: object) =>
    shop.post('/collections/save', { title: `Collection ${++made}`, ...body }, staff.bearer)
  const find = () => fillCollectionsOf(shop.pool, { isStopping: () => false })
  const change = (productId: number, set: string) =>
    shop.pool.query(`update products set ${set} where product_id = $1`, [productId])
  return {
    ...{ save, find, change },
    /** The number of rows of the query that says if the job has work. */
    waits: async () => (await shop.pool.query(COLLECTIONS_WAIT)).rowCount,
    /** Saves a collection, lets the job find its products, and returns it. */
    async saved(body: object): Promise<Saved> {
      const { status, body: answer } = await save(body)
      if (status !== 200) throw new Error(JSON.stringify(answer))
      await find()
      return answer
    },
    /** The products of a collection, as its page lists them. */
    async listed(collectionId: number, more = ''): Promise<number[]> {
      const { body } = await shop.get(`/products/findShopPage?category=-1&collection=${collectionId}${more}`)
      return body.productList.map(({ productId }: { productId: number }) => productId)
    },
    /** A new product with these columns. */
    async product(set = 'tags = tags'): Promise<number> {
      const { productId } = await newProduct(shop.pool, { stock: 5, unitPrice: 12_300 })
      await change(productId, set)
      return productId
    },
  }
}
