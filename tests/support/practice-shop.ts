import { databaseOn } from '../../database/pool.ts'
import { derivedFrom } from '../../server/process/secret.ts'
import { practiceOn } from '../../shop/payments/providers/practice/practice-provider.server.ts'
import { type CardOrder, cardGoods, placeByCard } from './paying.ts'
import { signUp } from './people.ts'
import { openTestShop, TEST_SECRET } from './test-shop.ts'

/** A shop with the practice provider for cards, products sold by the piece and by weight, and a manager. */
export async function openPracticeShop(...how: Parameters<typeof openTestShop>) {
  const shop = await openTestShop(...how)
  const piece = await cardGoods(shop.pool)
  const weighed = await cardGoods(shop.pool, { weighed: true })
  const staff = await signUp(shop, 'manager')
  return {
    shop,
    piece,
    weighed,
    staff,
    place: (productId = piece) => placeByCard(shop, productId),
    /** The provider itself; optionally with another secret, or as of some seconds ago. */
    practice: ({
      secret = TEST_SECRET,
      secondsAgo = 0,
    }: {
      secret?: string | undefined
      secondsAgo?: number
    } = {}) =>
      practiceOn({
        database: databaseOn(shop.pool),
        derive: derivedFrom(secret),
        clock: () => new Date(Date.now() - secondsAgo * 1000),
      }),
    /** All payments of an order as staff see them. */
    money: async ({ orderId }: CardOrder) =>
      (await shop.get(`/payment/findForStaff/${orderId}`, staff.bearer)).body,
  }
}
