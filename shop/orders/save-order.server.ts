import { randomBytes } from 'node:crypto'
import { take, type Wish } from '../availability/take.server.ts'
import { priceLines } from '../cart/cart.rules.ts'
import { readCharges } from '../cart/charges.server.ts'
import { readSold, type Sold, troubleOf } from '../cart/read-lines.server.ts'
import { readContact } from '../customers/add-contact.server.ts'
import { type ParsedOf, refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal, toMinor } from '../lib/money.ts'
import { toQuantity, toSteps } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'
import { saveOrder } from './orders.contract.ts'
import { reserveOrder } from './reserve-order.server.ts'
import { showItem } from './show-item.server.ts'
import { type OrderLine, writeOrder } from './write-order.server.ts'

type Input = ParsedOf<typeof saveOrder>

export const answerSaveOrder = handle(
  saveOrder,
  async (input, { database, clock, outbox, caller, changed }) => {
    const { orders: header, orderItems: items } = input
    // What does not wait for each other travels together: one round trip to read, one to write.
    const delivered = header.pickupType === 'DELIVERY'
    const { country, stateProvince } = header
    const [soldNow, charges, reserved, account] = await Promise.all([
      readSold(database, [...new Set(items.map(item => item.productId))]),
      readCharges(database, { delivered, country, stateProvince }),
      reserveOrder(database),
      caller && !input.customer ? readContact(database, caller.custId) : undefined,
    ])
    const { orderId, orderNum } = reserved
    const customer = input.customer ?? account
    if (!customer)
      return refuse(saveOrder, 'BAD_INPUT', undefined, { customer: m.customers_first_name_required() })
    const missing = missingAddress(header, delivered)
    if (missing) return refuse(saveOrder, 'BAD_INPUT', undefined, missing)

    const named = (index: number) => {
      const { productId } = items[index] as Input['orderItems'][number]
      return { index, productId, productName: soldNow.get(productId)?.productName ?? '' }
    }
    const wrong = items.flatMap((item, index) =>
      troubleOf(item, soldNow.get(item.productId)) ? [named(index)] : [],
    )
    if (wrong.length) return refuse(saveOrder, 'NOT_SOLD', { lines: wrong })

    const lines = items.map(item => chosen(item, soldNow.get(item.productId) as Sold))
    const { exponent } = charges.currency
    const decimal = (minor: number) => toDecimal(minor, exponent)
    const sums = priceLines(
      lines.map(line => line.priced),
      charges.rules,
    )

    if (header.grandTotal !== undefined && toMinor(header.grandTotal, exponent) !== sums.total) {
      const changed = lines.flatMap((line, index) => {
        const unitPrice = decimal(line.sold.chargedPrice)
        return line.item.seenPrice !== undefined && line.item.seenPrice !== unitPrice
          ? [{ ...named(index), unitPrice }]
          : []
      })
      return refuse(saveOrder, 'PRICE_CHANGED', {
        lines: changed,
        subtotal: decimal(sums.subtotal),
        tax: decimal(sums.tax),
        taxName: charges.taxName,
        shipping: decimal(sums.shipping),
        total: decimal(sums.total),
      })
    }

    const createDate = clock()
    const linkKey = randomBytes(20).toString('base64url')
    const [written, , short] = await Promise.all([
      writeOrder(database, {
        ...reserved,
        custId: caller?.custId,
        customer,
        header,
        lines,
        sums,
        currency: charges.currency,
        linkKey,
        createDate,
      }),
      outbox.add({
        channel: 'mail',
        template: 'order-placed',
        recipient: customer.email,
        data: { orderId },
        dedupeKey: `order-placed ${orderId}`,
      }),
      // Last, so that others who want the same goods wait as short as possible; a refusal undoes what was written.
      take(
        database,
        lines.map(line => line.wish),
        { cause: 'ORDER', orderId, movedAt: createDate },
      ),
    ])
    if (short.length) {
      const left = new Map(short.map(row => [row.availabilityId, row.left]))
      const lacking = lines.flatMap((line, index) => {
        const steps = left.get(line.wish.availabilityId)
        return steps === undefined
          ? []
          : [{ ...named(index), left: toQuantity(Math.max(0, steps), line.sold.quantityStep) }]
      })
      return refuse(saveOrder, 'OUT_OF_STOCK', { lines: lacking })
    }

    changed(...lines.map(({ item }) => `product ${item.productId}` as const))
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
  },
)

/** A line with what it is sold as. Its quantity was found right before. */
function chosen(item: Input['orderItems'][number], sold: Sold): OrderLine & { wish: Wish } {
  const steps = toSteps(item.quantity, sold.quantityStep) as number
  const priced = {
    chargedPrice: sold.chargedPrice,
    steps,
    quantityStep: sold.quantityStep,
    taxExempt: sold.taxExemptFlag === 'Y',
  }
  return { item, sold, priced, wish: { availabilityId: sold.availabilityId as number, quantity: steps } }
}

/** The address fields that a delivery needs and the order lacks, with the texts of the checkout form. */
function missingAddress(header: Input['orders'], delivered: boolean): Record<string, string> | undefined {
  if (!delivered) return undefined
  const needed = {
    address: m.customers_address_required,
    country: m.customers_country_required,
    stateProvince: m.customers_state_required,
    city: m.customers_city_required,
    postalCode: m.customers_postal_code_required,
  }
  const missing = Object.entries(needed).filter(([field]) => !header[field as keyof typeof needed]?.trim())
  return missing.length
    ? Object.fromEntries(missing.map(([field, says]) => [`orders.${field}`, says()]))
    : undefined
}
