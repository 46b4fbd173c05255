import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { isInLots } from '../../availability/in-lots.server.ts'
import type { Wish } from '../../availability/take.server.ts'
import { priceLines, type Totals } from '../../cart/cart.rules.ts'
import { readCharges } from '../../cart/charges.server.ts'
import { asChosen, readSold, type Sold, troubleOf } from '../../cart/read-lines.server.ts'
import { highest, highestAge, isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { products, stock } from '../../catalogue/catalogue.tables.server.ts'
import { toCounts } from '../../catalogue/stock/count-step.rules.ts'
import { type Failure, refuse } from '../../lib/call.ts'
import type { Branches } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import type { LotPlace } from '../lots/assign-lots.server.ts'
import { pricedLine, retainedAmount } from '../order-lines.rules.ts'
import { mayEdit } from '../order-states.rules.ts'
import { isBooking } from '../order-types.rules.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { isUnpaid } from '../payment-states.rules.ts'
import { chosen } from '../placing/chosen.server.ts'
import type { NewItem } from '../placing/insert-order.server.ts'
import { itemRow } from '../placing/write-order.server.ts'
import { atMost } from '../swaps/at-most.server.ts'
import { type OpenOffer, offersLeft, readOpenOffers } from '../swaps/offers.server.ts'
import { readGoods } from '../swaps/read-goods.server.ts'
import { unfit } from '../swaps/unfit.server.ts'
import { changeLines } from './change-lines.server.ts'
import { type Change, type EditableItem, isOtherChoice } from './changed-item.server.ts'
import { discountOf, takenOff } from './discount-of.server.ts'
import { editOrder, type OrderEdit, type previewOrderEdit } from './edit-order.contract.ts'

/** An order with its lines and the open questions about replacements before a change. */
export type Editable = { order: typeof orders.$inferSelect; items: EditableItem[]; offers: OpenOffer[] }

/** The result of a change of the lines: every line after it, the sums, and the stock that the order will hold. */
export type EditPlan = Editable & {
  remaining: { before: EditableItem; after: EditableItem }[]
  added: { row: NewItem; replaces: number | undefined; hash: string | null }[]
  /** The questions that the change settles: their lines are no longer to be picked. */
  withdrawn: OpenOffer[]
  sums: Pick<Totals, 'subtotal' | 'tax' | 'shipping' | 'total'> & {
    discount: number
    discountAgreed: number
    discountReason: string | null
    ceiling: number | null
  }
  /** `countStep`: the size of one count of the stock, in thousandths of the unit. */
  wishes: (Wish & { productId: number; countStep: number })[]
  /** The age that its customer has confirmed after the change, and the one that new lines ask for above the age confirmed before. */
  ageConfirmed: number | null
  ageToConfirm: number | null
  /** The stocks of its products that are kept in lots. */
  lotPlaces: LotPlace[]
}

/** The one who changes an order: staff by their account, its customer, or the shop itself. */
export type Editor = { name: 'staff'; custId: number } | { name: 'customer' | 'shop'; custId: null }

type Refused = Failure<keyof typeof previewOrderEdit.failures & string>
/** A new line; `most`: the most that a replacement may cost, in minor units, as its customer was told. */
type Added = OrderEdit['added'][number] & { most?: number }
type Lines = Omit<OrderEdit, 'orderId' | 'version' | 'added' | 'items'> & { added: Added[]; items: Change[] }

/**
 * Reads an order of these branches before a change of its lines; `lock`: nobody else can change it until the transaction ends.
 */
export async function readEditable(
  database: Database,
  orderId: number,
  { lock, branches }: { lock: boolean; branches: Branches },
): Promise<Editable | undefined> {
  const found = database
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), ofBranches(orders.branchId, branches)))
  const [order] = await (lock ? found.for('no key update') : found)
  if (!order) return undefined
  const [items, offers] = await Promise.all([
    database
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.position)),
    readOpenOffers(database, orderId),
  ])
  return { order, items, offers }
}

/** Returns the reason why an order cannot be changed by the person who saw this version. */
export function whyNot({ order }: Editable, version: number): Refused | undefined {
  const now = { version: order.version, orderStatus: order.orderStatus }
  if (!mayEdit(order.orderStatus)) return refuse(editOrder, 'ENDED', now)
  if (isBooking(order.orderType)) return refuse(editOrder, 'BOOKING', undefined)
  if (isUnpaid(order.paymentState)) return refuse(editOrder, 'UNPAID', undefined)
  if (order.version !== version) return refuse(editOrder, 'CHANGED', now)
  return undefined
}

/**
 * Computes a change of the lines without writing anything; both the preview and the saved change come from here. Existing
 * lines keep the price and the tax rate of the order, new ones get today's; the delivery charge follows the bands that
 * applied to its address when it was placed, and never rises above the charge of that moment. `agreed`: the customer hears of
 * the change, so that a larger amount may cost more than was said when it was ordered.
 */
export async function planEdit(
  database: Database,
  { order, items, offers }: Editable,
  edit: Lines,
  { agreed, by = 'staff' }: { agreed: boolean; by?: Editor['name'] },
): Promise<EditPlan | Refused> {
  const byId = new Map(items.map(item => [item.orderItemId, item]))
  const named = [
    ...edit.items.map(({ orderItemId }) => orderItemId),
    ...new Set(edit.removed),
    ...new Set(edit.added.flatMap(({ replaces }) => replaces ?? [])),
  ]
  if (named.some(id => !byId.has(id)) || new Set(named).size !== named.length)
    return refuse(editOrder, 'BAD_INPUT', undefined)

  const productIds = [...new Set([...items, ...edit.added, ...offers].map(({ productId }) => productId))]
  const rechosen = edit.items.flatMap(change => {
    const item = byId.get(change.orderItemId) as EditableItem
    return isOtherChoice(item, change) ? [item.productId] : []
  })
  const { country, stateProvince } = order
  const [sold, counted, charges, contents] = await Promise.all([
    readSold(
      database,
      [...new Set([...edit.added.map(({ productId }) => productId), ...rechosen])],
      order.branchId,
    ),
    database
      .select({
        productId: stock.productId,
        availabilityId: stock.availabilityId,
        countStep: stock.countStep,
        inLots: isInLots(stock.availabilityId),
      })
      .from(stock)
      .innerJoin(products, eq(products.productId, stock.productId))
      .where(
        and(
          inArray(stock.productId, productIds),
          eq(stock.branchId, order.branchId),
          // An order takes no stock that is not counted; it puts back what it took before counting ended.
          products.stockTracked,
        ),
      ),
    readCharges(database, {
      delivered: order.pickupType === 'DELIVERY',
      country: country ?? undefined,
      stateProvince: stateProvince ?? undefined,
    }),
    readGoods(database, edit.added.some(({ replaces }) => replaces !== undefined) ? productIds : []),
  ])
  const { remaining, wrong } = changeLines(items, edit, { agreed, sold })
  const discount = discountOf(order, edit.discount)
  if ('wrong' in discount) Object.assign(wrong, discount.wrong)
  if ('wrong' in discount || Object.keys(wrong).length)
    return refuse(editOrder, 'BAD_INPUT', undefined, wrong)
  const left = remaining.filter(({ after }) => after.itemStatus !== 'REMOVED')
  if (left.length + edit.added.length === 0) return refuse(editOrder, 'EMPTY', undefined)
  const { currency } = charges
  const sameMoney = currency.code === order.currency && currency.exponent === order.exponent
  const unsold = edit.added.filter(line => {
    const product = sold.get(line.productId)
    // The branch of the order has never had it.
    const isUncounted = product?.stockTracked && product.availabilityId === null
    return !sameMoney || isUncounted || troubleOf(line, product)
  })
  if (unsold.length)
    return refuse(editOrder, 'NOT_SOLD', {
      lines: unsold.map(({ productId }) => ({
        productId,
        productName: sold.get(productId)?.productName ?? '',
      })),
    })
  const ageConfirmed = highest(order.ageConfirmed, edit.ageConfirmed ?? null)
  const misfits = edit.added.flatMap((instead, at) => {
    const replaced = byId.get(instead.replaces ?? 0)
    const says = replaced && unfit(replaced, instead, { known: contents, ageConfirmed })
    return says ? [[`added.${at}.productId`, says] as const] : []
  })
  if (misfits.length) return refuse(editOrder, 'BAD_INPUT', undefined, Object.fromEntries(misfits))

  const lines = edit.added.map(item => {
    const offered = asChosen(sold.get(item.productId) as Sold, item)
    const replaced = byId.get(item.replaces ?? 0)
    return atMost(chosen(item, offered), { replaced, most: item.most, known: contents })
  })
  const sums = priceLines(
    [...remaining.map(({ after }) => pricedLine(after)), ...lines.map(({ priced }) => priced)],
    order.shippingBands
      ? { ...charges.rules, delivered: true, shippingBands: order.shippingBands }
      : charges.rules,
  )
  const shipping = Math.min(order.shippingPlaced, sums.shipping)
  const off = takenOff(discount.discountAgreed, { ...sums, shipping })
  const last = Math.max(-1, ...items.map(({ position }) => position))
  const added = lines.map((line, at) => ({
    row: itemRow(line, sums.lines[remaining.length + at], {
      orderId: order.orderId,
      position: last + 1 + at,
      updatedBy: by,
    }),
    replaces: edit.added[at]?.replaces,
    hash: line.sold.hash,
  }))
  const news = lines.filter((_, at) => edit.added[at]?.replaces === undefined)
  const ageFrom = highestAge(news.map(line => line.sold))
  const placeOf = new Map(counted.map(place => [place.productId, place]))
  const rows = [...remaining.map(({ after }) => after), ...added.map(({ row }) => asLine(row))]
  const waiting = offersLeft(offers, remaining)
  const held = [
    ...rows.map(row => ({ productId: row.productId, amount: retainedAmount(row) })),
    ...waiting.map(({ productId, steps, quantityStep }) => ({ productId, amount: steps * quantityStep })),
  ]
  return {
    order,
    items,
    offers,
    withdrawn: offers.filter(offer => !waiting.includes(offer)),
    remaining: remaining.map(({ before, after }, at) => {
      const { linePrice = 0, lineTax = 0 } = sums.lines[at] ?? {}
      return { before, after: { ...after, linePrice, lineTax } }
    }),
    added,
    sums: {
      subtotal: sums.subtotal,
      ...discount,
      discount: off,
      tax: sums.tax,
      shipping,
      total: sums.subtotal - off + sums.tax + shipping,
      ceiling: order.ceiling === null ? null : sums.ceiling - sums.shipping + order.shippingPlaced - off,
    },
    ageConfirmed,
    ageToConfirm: isOldEnough(order.ageConfirmed, ageFrom) ? null : ageFrom,
    lotPlaces: counted.filter(({ inLots }) => inLots),
    wishes: held.flatMap(({ productId, amount }) => {
      const { availabilityId, countStep = 1 } = placeOf.get(productId) ?? {}
      const quantity = toCounts(amount, countStep)
      return availabilityId === undefined || quantity === 0
        ? []
        : [{ availabilityId, quantity, countStep, productId }]
    }),
  }
}

/** Turns a new line into the form that the rules read: nothing of it is packed or weighed yet. */
const asLine = (row: NewItem) => ({
  ...row,
  packedSteps: null,
  finalWeight: null,
  itemStatus: 'NEW',
})
