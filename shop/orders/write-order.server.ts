import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { PricedLine, Totals } from '../cart/cart.rules.ts'
import type { Sold } from '../cart/read-lines.server.ts'
import { addContact } from '../customers/add-contact.server.ts'
import type { ParsedOf } from '../lib/call.ts'
import type { Currency } from '../lib/money.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import type { saveOrder } from './orders.contract.ts'
import { orderEvents, orderItems, orders } from './orders.tables.server.ts'

type Input = ParsedOf<typeof saveOrder>

/** A line that is about to be written: the wish, the product as sold, the numbers that price it. */
export type OrderLine = { item: Input['orderItems'][number]; sold: Sold; priced: PricedLine }

type NewOrder = {
  orderId: number
  contactId: number
  /** Whose account it belongs to; nobody's where a guest orders. */
  custId: number | undefined
  customer: NonNullable<Input['customer']>
  header: Input['orders']
  lines: readonly OrderLine[]
  sums: Totals
  currency: Currency
  linkKey: string
  createDate: Date
}

const SHOPPER = 'shopper'

/** The id of an order that is about to be written, so that what refers to it can travel with it. */
export async function reserveOrderId(database: Database): Promise<number> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('orders', 'order_id'))::int as id`,
  )
  return (rows[0] as { id: number }).id
}

/**
 * Writes contact, order, lines and first event in the running transaction: four statements that travel together, each
 * after the one it refers to.
 */
export async function writeOrder(
  database: Database,
  { orderId, contactId, custId, customer, header, lines, sums, currency, linkKey, createDate }: NewOrder,
) {
  const delivered = header.pickupType === 'DELIVERY'
  const [, [order], items] = await Promise.all([
    addContact(database, { ...customer, contactId }),
    database
      .insert(orders)
      .values({
        orderId,
        orderNum: sql`nextval('order_numbers')::text`,
        createDate,
        custId,
        contactId,
        branchId: ONLINE_BRANCH,
        linkKey,
        pickupType: header.pickupType,
        pickupTime: header.pickupTime,
        currency: currency.code,
        exponent: currency.exponent,
        price: sums.subtotal,
        tax: sums.tax,
        shippingHandling: sums.shipping,
        grandTotal: sums.total,
        notes: header.notes,
        ...(delivered ? addressOf(header) : {}),
        billingAddress: header.billingAddress,
        representative: header.representative,
        updatedBy: SHOPPER,
      })
      .returning({ orderNum: orders.orderNum }),
    database
      .insert(orderItems)
      .values(lines.map((line, position) => itemRow(line, sums, orderId, position)))
      .returning(),
    database
      .insert(orderEvents)
      .values({ orderId, orderStatus: 'NEW', happenedBy: SHOPPER, happenedAt: createDate }),
  ])
  const { orderNum } = order as { orderNum: string }
  return { orderNum, items }
}

const addressOf = ({ address, city, stateProvince, country, postalCode }: Input['orders']) => ({
  address,
  city,
  stateProvince,
  country,
  postalCode,
})

function itemRow(
  { item, sold, priced }: OrderLine,
  sums: Totals,
  orderId: number,
  position: number,
): typeof orderItems.$inferInsert {
  const { linePrice = 0, lineTax = 0 } = sums.lines[position] ?? {}
  const { cuttingAttributes, packagingAttributes, extraAttributes } = item
  return {
    orderId,
    position,
    productId: sold.productId,
    productName: sold.productName,
    sku: sold.sku,
    deptName: sold.category,
    wantedSteps: priced.steps,
    quantityStep: priced.quantityStep,
    measuringUnit: sold.unitName,
    estimatedWeight:
      sold.weight === null ? null : Math.round((sold.weight * priced.steps * priced.quantityStep) / 1000),
    unitPrice: sold.unitPrice,
    salePrice: sold.salePrice,
    chargedPrice: sold.chargedPrice,
    discount: sold.unitPrice - sold.chargedPrice,
    linePrice,
    lineTax,
    attributes: Object.fromEntries(
      Object.entries({ cuttingAttributes, packagingAttributes, extraAttributes }).filter(
        ([, value]) => value,
      ),
    ) as Record<string, string>,
    notes: item.notes ?? '',
    substitution: item.substitution,
    updatedBy: SHOPPER,
  }
}
