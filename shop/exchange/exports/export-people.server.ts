import { and, asc, count, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { addresses, contacts, customers } from '../../customers/customers.tables.server.ts'
import { harmlessCell } from '../../lib/csv-cell.ts'
import { toDecimal } from '../../lib/money.ts'
import { orderItems, orders } from '../../orders/orders.tables.server.ts'

const text = (cell: string | null | undefined) => harmlessCell(cell ?? '')

const ofOrder = [
  'orderNum',
  'createDate',
  'orderStatus',
  'orderType',
  'pickupType',
  'slotStartsAt',
  'slotEndsAt',
  'paymentMethod',
  'firstName',
  'lastName',
  'phone1',
  'email',
  'address',
  'city',
  'stateProvince',
  'postalCode',
  'country',
  'items',
  'currency',
  'price',
  'discount',
  'tax',
  'shippingHandling',
  'grandTotal',
  'notes',
]

/** Every order with its customer, newest first, in batches. */
export async function* exportOrders(
  database: Database,
  _exponent: number,
  most: number,
): AsyncGenerator<string[][]> {
  yield [ofOrder]
  for (let before = 2_147_483_647; ; ) {
    const found = await database
      .select({ order: orders, contact: contacts })
      .from(orders)
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .where(lt(orders.orderId, before))
      .orderBy(desc(orders.orderId))
      .limit(most)
    if (found.length === 0) return
    const ids = found.map(({ order }) => order.orderId)
    const counted = await database
      .select({ orderId: orderItems.orderId, items: count() })
      .from(orderItems)
      .where(and(inArray(orderItems.orderId, ids), ne(orderItems.itemStatus, 'REMOVED')))
      .groupBy(orderItems.orderId)
    const items = new Map(counted.map(row => [row.orderId, row.items]))
    yield found.map(({ order, contact }) => {
      const amount = (minor: number) => toDecimal(minor, order.exponent).toFixed(order.exponent)
      return [
        order.orderNum,
        order.createDate.toISOString(),
        order.orderStatus,
        order.orderType,
        order.pickupType,
        order.slotStartsAt?.toISOString() ?? '',
        order.slotEndsAt?.toISOString() ?? '',
        order.paymentMethod,
        text(contact.firstName),
        text(contact.lastName),
        text(contact.phone1),
        text(contact.email),
        text(order.address),
        text(order.city),
        text(order.stateProvince),
        text(order.postalCode),
        text(order.country),
        String(items.get(order.orderId) ?? 0),
        order.currency,
        amount(order.price),
        amount(order.discount),
        amount(order.tax),
        amount(order.shippingHandling),
        amount(order.grandTotal),
        text(order.notes),
      ]
    })
    before = ids.at(-1) ?? 0
  }
}

const ofCustomer = [
  'contactId',
  'firstName',
  'lastName',
  'email',
  'phone1',
  'phone2',
  'account',
  'since',
  'address1',
  'address2',
  'city',
  'stateProvince',
  'postalCode',
  'country',
]

/** Every contact, with the account if there is one, oldest first, in batches. */
export async function* exportCustomers(
  database: Database,
  _exponent: number,
  most: number,
): AsyncGenerator<string[][]> {
  yield [ofCustomer]
  for (let after = 0; ; ) {
    const found = await database
      .select({ contact: contacts, customer: customers, address: addresses })
      .from(contacts)
      .leftJoin(customers, eq(customers.contactId, contacts.contactId))
      .leftJoin(addresses, and(eq(addresses.contactId, contacts.contactId), eq(addresses.kind, 'shipping')))
      .where(gt(contacts.contactId, after))
      .orderBy(asc(contacts.contactId))
      .limit(most)
    if (found.length === 0) return
    yield found.map(({ contact, customer, address }) => [
      String(contact.contactId),
      text(contact.firstName),
      text(contact.lastName),
      text(contact.email),
      text(contact.phone1),
      text(contact.phone2),
      text(customer?.loginId),
      contact.createdAt.toISOString(),
      text(address?.address1),
      text(address?.address2),
      text(address?.city),
      text(address?.stateProvince),
      text(address?.postalCode),
      text(address?.country),
    ])
    after = found.at(-1)?.contact.contactId ?? after
  }
}
