import { randomBytes } from 'node:crypto'
import { hold } from '../../availability/hold.server.ts'
import { holdLimits, UNLIMITED } from '../../availability/hold-limits.rules.ts'
import { take } from '../../availability/take.server.ts'
import { nameUnpaid, noteUnpaid } from '../../availability/unpaid-holds.server.ts'
import { priceLines } from '../../cart/cart.rules.ts'
import { readCharges } from '../../cart/charges.server.ts'
import { allSoldAt, readCartGoods } from '../../cart/read-lines.server.ts'
import { areStillReduced } from '../../cart/reduced-lines.server.ts'
import { withSlotFee } from '../../cart/slot-fee.rules.ts'
import { wrongWish } from '../../cart/substitution.ts'
import { ageUnconfirmed } from '../../catalogue/ages/age-failures.ts'
import { highestAge, isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { readContact } from '../../customers/add-contact.server.ts'
import { checkAddress } from '../../customers/address.rules.ts'
import { holdAccount } from '../../customers/sign-in/hold-account.server.ts'
import { locateAddress } from '../../delivery/locate-address.server.ts'
import { belowLeast } from '../../delivery/show-reach.ts'
import { type ParsedOf, refuse } from '../../lib/call.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { handlePrepared, LostRace } from '../../lib/handler.server.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import type { Position } from '../../near/providers/distance.rules.ts'
import {
  findReferrer,
  isOwnReferral,
  lookUpsFromAddress,
} from '../../representatives/find-referrer.server.ts'
import { offeredMethods } from '../../settings/choices.ts'
import { readAdvance } from '../../slots/advance/read-advance.server.ts'
import { isUnchanged, readOrderSlots, slotWishes } from '../../slots/slot-for-order.server.ts'
import { notifyCustomer } from '../notify-customer.server.ts'
import { typeOfOrder } from '../order-types.rules.ts'
import { saveOrder } from '../orders.contract.ts'
import { MINUTES_TO_PAY } from '../payment-states.rules.ts'
import { showItem } from '../show-item.server.ts'
import { readWishes, rememberWishes, withWish } from '../swaps/wishes.server.ts'
import { chooseSlot, noWindows } from './choose-slot.server.ts'
import { crowdOfOrders } from './crowd-of-orders.server.ts'
import { leftOf, placedLines, readParts } from './placed-lines.server.ts'
import type { Placing, Whose } from './placing-facts.server.ts'
import { priceChanged, withoutReduction } from './price-changed.server.ts'
import { reserveOrder } from './reserve-order.server.ts'
import { minutesOfLine, writeOrder } from './write-order.server.ts'

type Input = ParsedOf<typeof saveOrder>

const placing = handlePrepared(
  saveOrder,
  async ({ orders, orderItems }, shop) => {
    const { limits, visitor, database, derive, clock } = shop
    if (orders.representative?.trim()) await limits.spend(lookUpsFromAddress, visitor.address)
    if (orders.paymentMethod !== 'CARD') return { position: await destinationOf(orders, shop) }
    const network = derive(`network ${visitor.address}`).toString('base64url')
    const unpaid = await noteUnpaid(database, network, productsOf(orderItems), clock())
    if (!unpaid) return refuse(saveOrder, 'TOO_MANY_UNPAID', undefined)
    return { position: await destinationOf(orders, shop), unpaid }
  },
  (input, shop, { position, unpaid }) =>
    placeNewOrder(input, shop, { custId: shop.caller?.custId, position, unpaid }),
)
export const answerSaveOrder = { ...placing, crowd: crowdOfOrders }

const productsOf = (items: Input['orderItems']): number =>
  new Set(items.map(({ productId }) => productId)).size

/** The way and the address of an order. */
type Destination = Pick<
  Input['orders'],
  'pickupType' | 'address' | 'city' | 'stateProvince' | 'country' | 'postalCode'
>

/**
 * Finds the position of an order's address, if it can be found. May ask external servers: do not call it in an open
 * transaction.
 */
export const destinationOf = async (header: Destination, shop: Shop): Promise<Position | undefined> =>
  header.pickupType === 'DELIVERY' ? locateAddress(shop, header) : undefined

/** Places an order in the running transaction, all or nothing; the only way to create an order. */
export async function placeNewOrder(
  input: Input,
  shop: Placing,
  { custId, takenBy, position, unpaid, soldAs, isStanding = false }: Whose,
) {
  const { database, clock, outbox, cards, changed } = shop
  const { orders: header, orderItems: items } = input
  // Independent steps run together: one round trip to read, one to write.
  const delivered = header.pickupType === 'DELIVERY'
  const { address, city, country, stateProvince, postalCode } = header
  const referredBy = header.representative?.trim()
  const createDate = clock()
  const productIds = [...new Set(items.map(item => item.productId))]
  // Staff at a phone who name no window promise the earliest one of the day.
  const isMorning = takenBy === undefined ? header.pickupTime === 'MORNING' : undefined
  const [goods, charges, reserved, account, referrer, windows, ownAdvance, wished] = await Promise.all([
    readCartGoods(database, productIds),
    readCharges(database, {
      delivered,
      branchId: header.branchId,
      address,
      city,
      country,
      stateProvince,
      postalCode,
      position,
    }),
    reserveOrder(database),
    custId !== undefined && !input.customer ? readContact(database, custId) : undefined,
    referredBy ? findReferrer(database, referredBy) : undefined,
    soldAs
      ? noWindows
      : readOrderSlots(database, {
          ...{ slotId: header.slotId, method: header.pickupType },
          ...{ isMorning, now: createDate },
        }),
    readAdvance(database, productIds),
    readWishes(database, custId, items),
  ])
  const { orderId, orderNum } = reserved
  const { branchId } = charges.branch
  const reducedOn = { ...charges.shortDated, today: dayAt(createDate, charges.timeZone) }
  const { parts, rules: advanceOfParts } = await readParts(database, goods)
  const soldNow = allSoldAt([...goods, ...parts], branchId, reducedOn)
  const customer = input.customer ?? account
  if (!customer)
    return refuse(saveOrder, 'BAD_INPUT', undefined, { customer: m.customers_first_name_required() })
  if (!offeredMethods(charges.paymentMethods, cards).includes(header.paymentMethod))
    return refuse(saveOrder, 'BAD_INPUT', undefined, {
      'orders.paymentMethod': m.orders_method_not_offered(),
    })
  const isOther = header.branchId !== undefined && header.branchId !== branchId
  if (!delivered && (isOther || !charges.branch.collects))
    return refuse(saveOrder, 'BRANCH_CLOSED', undefined, { 'orders.branchId': m.orders_branch_closed() })
  const missing = delivered ? checkAddress(header, 'orders.') : {}
  if (Object.keys(missing).length) return refuse(saveOrder, 'BAD_INPUT', undefined, missing)
  // Staff who take an order by phone have spoken with the customer.
  const reach = takenBy === undefined ? charges.reach : undefined
  if (reach?.reach === 'TOO_FAR')
    return refuse(saveOrder, 'TOO_FAR', undefined, { 'orders.address': m.delivery_too_far_field() })
  const named = (index: number) => {
    const { productId } = items[index] as Input['orderItems'][number]
    return { index, productId, productName: soldNow.get(productId)?.productName ?? '' }
  }
  const soldFor = ({ productId }: Input['orderItems'][number], index: number) => {
    const sold = soldNow.get(productId)
    return sold && soldAs ? soldAs(sold, index) : sold
  }
  const opened = placedLines(
    items.map(item => withWish(item, wished)),
    soldNow,
    soldFor,
  )
  if ('wrong' in opened) return refuse(saveOrder, 'NOT_SOLD', { lines: opened.wrong.map(named) })
  const { lines, boxes } = opened
  const badWish = items.findIndex(item => wrongWish(item))
  if (badWish !== -1)
    return refuse(saveOrder, 'BAD_INPUT', undefined, {
      [`orderItems.${badWish}.substituteProductId`]:
        wrongWish(items[badWish] as Input['orderItems'][number]) ?? '',
    })

  // A sale at the counter has its buyer there: their ID is checked when it is closed.
  const ageFrom = soldAs ? null : highestAge([...lines, ...boxes].map(({ sold }) => sold))
  if (!isOldEnough(header.ageConfirmed, ageFrom))
    return refuse(saveOrder, 'AGE_UNCONFIRMED', undefined, ageUnconfirmed('orders.ageConfirmed', ageFrom))

  const unstocked = lines.filter(({ sold }) => sold.stockTracked && sold.availabilityId === null)
  if (unstocked.length)
    return refuse(saveOrder, 'OUT_OF_STOCK', {
      lines: [...new Set(unstocked.map(({ index }) => index))].map(index => ({ ...named(index), left: 0 })),
    })

  const { exponent } = charges.currency
  const decimal = (minor: number) => toDecimal(minor, exponent)
  const minutes = lines.reduce((all, line) => all + minutesOfLine(line), 0)
  const zoneId = charges.reach?.zone?.zoneId ?? null
  const found = await chooseSlot(database, {
    ...{
      windows,
      rules: [...ownAdvance, ...advanceOfParts],
      slotId: header.slotId,
      method: header.pickupType,
      branchId,
      zoneId,
    },
    ...{ isMorning, now: createDate, timeZone: charges.timeZone },
    ...{ isLate: takenBy !== undefined, isNow: soldAs !== undefined, minutes, exponent },
    worked: new Set(lines.flatMap(line => (minutesOfLine(line) > 0 ? [line.item.productId] : []))),
    linesOf: products => {
      const found = [...lines, ...boxes].filter(({ sold }) => products.has(sold.productId))
      return [...new Set(found.map(({ index }) => index))].map(named)
    },
  })
  if ('refusal' in found) return found.refusal
  const { slot } = found
  const rules = withSlotFee(charges.rules, slot?.fee ?? 0)
  const sums = priceLines(
    lines.map(line => line.priced),
    rules,
  )

  const below = belowLeast(reach?.zone, sums.subtotal, exponent)
  if (below) return refuse(saveOrder, 'LEAST_ORDER', below)

  // The same number in another currency is another price.
  if (header.currency !== undefined && header.currency !== charges.currency.code)
    return refuse(saveOrder, 'CURRENCY_CHANGED', undefined)
  const pricing = { rules, exponent, taxName: charges.taxName, named }
  if (header.grandTotal !== undefined && toMinor(header.grandTotal, exponent) !== sums.total)
    return priceChanged({ lines, boxes }, pricing)

  // The last check, so that nobody can probe for representatives with orders that would be refused anyway.
  // A person who is erased at this moment no longer refers anyone: their code is erased too.
  if (referredBy && !(referrer && (await holdAccount(database, referrer.custId))))
    return refuse(saveOrder, 'NO_REFERRER', undefined, { 'orders.representative': m.cart_referrer_unknown() })

  const byCard = header.paymentMethod === 'CARD'
  const payUntil = byCard
    ? new Date(createDate.getTime() + (unpaid?.minutes ?? MINUTES_TO_PAY) * 60_000)
    : undefined
  const wishes = [...lines.flatMap(line => line.wish ?? []), ...(slot ? slotWishes(slot, minutes) : [])]
  const linkKey = randomBytes(20).toString('base64url')
  const [written, , short, sameReduction, , sameSlot] = await Promise.all([
    writeOrder(database, {
      ...reserved,
      custId,
      takenBy,
      orderType: typeOfOrder({ isSale: soldAs !== undefined, isStanding, takenBy }),
      customer,
      header,
      position,
      referrer: referrer && !isOwnReferral(referrer, { ...customer, custId }) ? referrer : undefined,
      lines,
      branchId,
      sums,
      shippingBands: rules.delivered ? rules.shippingBands : null,
      slot,
      currency: charges.currency,
      linkKey,
      createDate,
      payUntil,
    }),
    notifyCustomer(
      { database, outbox },
      {
        template: 'order-placed',
        orderId,
        custId,
        email: customer.email,
        guestNumber: header.sendSmsFlag ? customer.phone1 : null,
        dedupeKey: `order-placed ${orderId}`,
      },
    ),
    // Last, so that others who want the same products wait as briefly as possible; a refusal rolls back what was written.
    payUntil
      ? hold(database, wishes, {
          orderId,
          heldAt: createDate,
          expiresAt: payUntil,
          ...(charges.paymentMethods.includes('CASH') ? holdLimits(productsOf(items)) : UNLIMITED),
        })
      : take(database, wishes, { cause: 'ORDER', orderId, movedAt: createDate }),
    areStillReduced(database, lines, branchId, reducedOn),
    unpaid && nameUnpaid(database, unpaid.holdId, orderId),
    !slot || isUnchanged(database, slot),
    takenBy === undefined && rememberWishes(database, custId, items),
  ])
  if (!sameSlot) throw new LostRace(await found.refused())
  if (short.length) {
    const ofSlot = [slot?.availabilityId, slot?.workAvailabilityId]
    if (short.every(({ availabilityId }) => ofSlot.includes(availabilityId))) return found.full()
    const left = new Map(short.map(row => [row.availabilityId, row.left]))
    const soldOut = leftOf(lines, items, left).map(({ index, left }) => ({ ...named(index), left }))
    const isFree = short.every(({ free, quantity }) => free >= quantity)
    return refuse(saveOrder, isFree ? 'BEING_PAID' : 'OUT_OF_STOCK', { lines: soldOut })
  }
  // The goods that end soon went to another order: this one begins again at the prices of now.
  if (!sameReduction) throw new LostRace(priceChanged({ lines: lines.map(withoutReduction), boxes }, pricing))

  changed(...lines.map(({ item }) => `product ${item.productId}` as const), 'orders')
  return {
    orders: {
      orderId,
      orderNum,
      createDate: createDate.toISOString(),
      grandTotal: decimal(sums.total),
      link: linkKey,
    },
    orderItems: written.map(item =>
      showItem({ ...item, hash: soldNow.get(item.productId)?.hash ?? null }, exponent),
    ),
  }
}
