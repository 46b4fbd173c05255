import { allSoldAt, readSoldAnywhere } from '../../cart/read-lines.server.ts'
import { Failure, type ParsedOf, refuse } from '../../lib/call.ts'
import { inCoins } from '../../lib/coins.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { holdLotsOf } from '../../lots/change-lots.server.ts'
import { m } from '../../messages/m.ts'
import { ageNotChecked } from '../../orders/ages/age-check-failure.ts'
import { checkAge } from '../../orders/ages/check-age.server.ts'
import { closeSale } from '../../orders/counter/close-sale.server.ts'
import { asWeighed, lacksWeight, lineOf } from '../../orders/counter/counter-goods.rules.ts'
import { placeNewOrder } from '../../orders/placing/save-order.server.ts'
import { holdOrder } from '../../orders/settle-order.server.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { cashSumsOf } from '../cash/cash.rules.ts'
import { writeCash } from '../cash/cash.server.ts'
import { readCoin } from '../cash/read-coin.server.ts'
import { sellAtCounter } from './sell.contract.ts'

type Input = ParsedOf<typeof sellAtCounter>

/** The customer of a sale without a name. */
const nobody = () => ({ firstName: m.orders_counter_sale(), lastName: '', email: '', phone1: '' })

export const answerSellAtCounter = handle(sellAtCounter, async (input, shop) => {
  const { database, caller } = shop
  const branchId = await branchOfStaff(database, branchesWith(caller, 'orders'), input.branchId)
  if (branchId === undefined)
    return refuse(sellAtCounter, 'BAD_INPUT', undefined, { branchId: m.orders_office_other_branch() })
  const orderItems = await linesOf(shop, input, branchId)
  if (orderItems instanceof Failure) return orderItems
  const { items, grandTotal } = input
  // Before the stock is taken: lots are locked first.
  await holdLotsOf(database, { branchId, productIds: items.map(({ productId }) => productId) })
  const placed = await placeNewOrder(
    {
      customer: nobody(),
      orders: {
        ...{ pickupType: 'IN STORE', pickupTime: 'DAYTIME', paymentMethod: 'CASH', notes: '' },
        ...{ sendSmsFlag: false, branchId, grandTotal },
      },
      orderItems,
    },
    shop,
    {
      ...{ custId: undefined, takenBy: caller.custId, position: undefined },
      soldAs: (sold, index) => asWeighed(sold, items[index] ?? { weight: null }),
    },
  )
  if (placed instanceof Failure) return placed
  const { orderId, orderNum } = placed.orders
  const unchecked = await checkAge(shop, {
    ...{ orderId, orderStatus: 'NEW', lines: placed.orderItems, ageChecked: input.ageChecked },
  })
  if (unchecked) return refuse(sellAtCounter, 'AGE_CHECK', unchecked, ageNotChecked(unchecked))
  await closeSale(shop, orderId)
  return pay(shop, { orderId, orderNum, given: input.given })
})

/** Returns the items as lines of an order, or refuses those that need a weight. */
async function linesOf({ database }: SignedInShop, { items }: Input, branchId: number) {
  const productIds = [...new Set(items.map(({ productId }) => productId))]
  const sold = allSoldAt(await readSoldAnywhere(database, productIds), branchId)
  const isUnweighed = items.some(item => {
    const goods = sold.get(item.productId)
    return goods && lacksWeight(goods, item)
  })
  if (isUnweighed) return refuse(sellAtCounter, 'NO_WEIGHT', undefined)
  return items.map(item => {
    const goods = sold.get(item.productId)
    return goods ? lineOf(goods, item) : { productId: item.productId, quantity: item.quantity }
  })
}

/** Receives the cash of a sale that was just closed, by the same entry as that of any order. */
async function pay(
  shop: SignedInShop,
  { orderId, orderNum, given }: { orderId: number; orderNum: string; given: number | undefined },
) {
  const order = await holdOrder(shop.database, orderId)
  if (!order) throw new Error('The sale is gone that was just written')
  const { exponent, grandTotal } = order
  const minor = inCoins(grandTotal, await readCoin(shop.database, exponent))
  const received = toDecimal(minor, exponent)
  const gave = given === undefined ? minor : toMinor(given, exponent)
  if (gave < minor)
    return refuse(
      sellAtCounter,
      'NOT_ENOUGH',
      { receivable: received },
      { given: m.payments_counter_not_enough() },
    )
  if (minor > 0) {
    const entry = { kind: 'IN', reason: '', due: grandTotal - minor } as const
    await writeCash(shop, { order, cash: cashSumsOf([]), minor }, entry)
  }
  await shop.audit.add({
    ...{ action: 'sell at the counter', subject: 'order', subjectId: orderId },
    after: { orderNum, grandTotal: toDecimal(grandTotal, exponent) },
  })
  return {
    ...{ orderId, orderNum, received },
    grandTotal: toDecimal(grandTotal, exponent),
    change: toDecimal(gave - minor, exponent),
  }
}
