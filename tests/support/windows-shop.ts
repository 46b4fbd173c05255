import type { ShownSlot, SlotDay } from '../../shop/slots/slots.contract.ts'
import { fromElsewhere } from './paying.ts'
import { signUp } from './people.ts'
import { savePattern } from './slot-patterns.ts'
import { newProduct } from './test-goods.ts'
import { guestOrder, openTestShop } from './test-shop.ts'

/** A shop whose windows a test makes, with an owner and a product for 100.00 that is never sold out. */
export async function openWindowsShop() {
  const shop = await openTestShop(70, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  const owner = await signUp(shop, 'owner')
  const { productId: product } = await newProduct(shop.pool, {
    ...{ stock: 1_000_000, weighed: false, unit: 'piece' },
  })
  const post = (path: string, input: object) => shop.post(path, input, owner.bearer)
  const slots = async (more: object = {}): Promise<ShownSlot[]> => {
    const { body } = await shop.post('/slots/find', { pickupType: 'IN STORE', ...more })
    return body.days.flatMap((day: SlotDay) => day.slots)
  }
  return {
    ...{ shop, owner, product, post, slots },
    /** Takes all windows away. */
    clear: () =>
      shop.pool.query(`update slot_patterns set deleted_at = now(); update slots set is_made = false`),
    addPattern: (more: object = {}) => savePattern(shop, owner, more),
    /** The windows of the last day: no test is late for them. */
    lastSlots: async (more: object = {}) => {
      const all = await slots(more)
      const day = all.at(-1)?.startsAt.slice(0, 10)
      return all.filter(({ startsAt }) => startsAt.slice(0, 10) === day)
    },
    /** Places an order of a guest, from another network each time. */
    order: (more: object = {}, productId = product) =>
      shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }], more), fromElsewhere()),
    reject: (orderId: number) =>
      post('/orders/changeStatus', { orderId, orderStatus: 'REJECTED', reason: 'No' }),
    stored: async (orderId: number) =>
      (await shop.pool.query('select * from orders where order_id = $1', [orderId])).rows[0],
    /** The places of a window: on hand, held, over. */
    places: async (slotId: number | undefined) => {
      const { rows } = await shop.pool.query(
        'select on_hand, held, a.over from slots join availabilities a using (availability_id) where slot_id = $1',
        [slotId],
      )
      return rows[0]
    },
  }
}
