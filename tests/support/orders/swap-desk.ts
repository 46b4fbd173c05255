import { expect } from 'vitest'
import { type Person, signUp } from '../people.ts'
import { newProduct } from '../test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../test-shop.ts'

/** A shop with a picker and a person who changes orders, for tests of replacements. */
export type SwapDesk = {
  shop: TestShop
  picker: Person
  staff: Person
  /** Places and prints an order of two of a product of Rs 100 with this wish, handed over at no certain time. */
  printed(wish?: object, headers?: Record<string, string>): Promise<PrintedLine>
  /** Asks the customer about two of a product. */
  ask(line: PrintedLine, productId: number): Promise<Awaited<ReturnType<TestShop['post']>>>
  /** The open question of an order, as its link shows it. */
  offerOf(line: PrintedLine): Promise<{ offerId: number; lineTotal: number; lineCap: number } | undefined>
  answer(line: PrintedLine, accepts: boolean, offerId: number): ReturnType<TestShop['post']>
  /** The lines of an order as its link shows them. */
  linesOf(line: PrintedLine): Promise<{ itemStatus: string; lineTotal: number; productName: string }[]>
}

/** A printed order with one line. */
export type PrintedLine = {
  orderId: number
  orderNum: string
  link: string
  orderItemId: number
  version: number
  goods: { productId: number; availabilityId: number }
}

/** Opens it. */
export async function openSwapDesk(): Promise<SwapDesk> {
  const shop = await openTestShop(30)
  const [picker, staff] = [await signUp(shop, 'picker'), await signUp(shop, 'orders')]
  const byLink = async ({ orderNum, link }: PrintedLine) =>
    (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body
  return {
    ...{ shop, picker, staff },
    async printed(wish = {}, headers = {}) {
      const goods = await newProduct(shop.pool, { stock: 20, weighed: false })
      const placed = await shop.post(
        '/orders/save',
        guestOrder([{ productId: goods.productId, quantity: 2, ...wish }]),
        headers,
      )
      expect(placed.status, JSON.stringify(placed.body)).toBe(200)
      const { orderId, orderNum, link } = placed.body.orders
      await shop.pool.query(
        'update orders set slot_id = null, slot_starts_at = null, slot_ends_at = null where order_id = $1',
        [orderId],
      )
      await shop.post('/orders/markPrinted', { orderIds: [orderId] }, staff.bearer)
      const { orderItems } = (await shop.get(`/orders/findPicking/${orderNum}`, picker.bearer)).body
      const { orderItemId, version } = orderItems[0]
      return { orderId, orderNum, link, orderItemId, version, goods }
    },
    ask: ({ orderItemId, version }, productId) =>
      shop.post('/picking/offerSubstitute', { orderItemId, version, productId, quantity: 2 }, picker.bearer),
    offerOf: async line => (await byLink(line)).offers[0],
    answer: ({ orderNum, link }, accepts, offerId) =>
      shop.post('/substitutions/answer', { orderNum, link, offerId, accepts }),
    linesOf: async line => (await byLink(line)).orderItems,
  }
}
