import { expect } from 'vitest'
import type { newProduct } from '../test-goods.ts'
import { guestOrder } from '../test-shop.ts'
import { openLotsShop } from './lots-shop.ts'

/** The price of the reduced products of the tests without their reduction. */
export const FULL = 100

/** A shop for tests of reduced prices. */
export async function openReducedDesk() {
  const desk = await openLotsShop()
  /** The prices of lines of one cart. */
  async function priced(productId: number, ...quantities: number[]) {
    const items = quantities.map((quantity, at) => ({ productId, quantity, notes: `line ${at}` }))
    const { body } = await desk.shop.post('/cart/price', { items, pickupType: 'IN STORE' })
    return body.lines as {
      effectivePrice: number
      reducedFrom: number | null
      reduction: { left: number } | null
    }[]
  }
  return {
    desk,
    priced,
    /** A product with 3 of a lot that ends tomorrow and costs 30 % less, and 10 of another one. */
    async shortDated(values: Partial<Parameters<typeof newProduct>[1]> = {}) {
      const goods = await desk.goods({ SOON: [3, 1], LATE: [10, 9] }, values)
      expect((await desk.reduce(goods.productId, 'SOON', 3000)).body).toMatchObject({ reductionBp: 3000 })
      return goods
    },
    pricesOf: async (productId: number, ...quantities: number[]) =>
      (await priced(productId, ...quantities)).map(line => line.effectivePrice),
    /** The amount that is left at the reduced price. */
    leftOf: async (productId: number) => (await priced(productId, 1))[0]?.reduction?.left ?? 0,
    order: (productId: number, quantity: number, header: object = {}) =>
      desk.shop.post('/orders/save', guestOrder([{ productId, quantity }], header)),
    /** The prices of the lines of an order as they are stored. */
    linesOf: async (orderId: number) =>
      (
        await desk.shop.pool.query<{ charged: number; from: number | null }>(
          `select charged_price::int as charged, reduced_from::int as from from order_items where order_id = $1 order by position`,
          [orderId],
        )
      ).rows,
  }
}
