import { sql } from 'drizzle-orm'
import { insertRows } from '../../../database/insert-rows.ts'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import { insertContacts } from '../../customers/add-contact.server.ts'
import type { contacts } from '../../customers/customers.tables.server.ts'
import { orderEvents, orderItems, orders } from '../orders.tables.server.ts'

const orderKeys = [
  'orderId',
  'orderNum',
  'createDate',
  'custId',
  'contactId',
  'branchId',
  'linkKey',
  'orderType',
  'pickupType',
  'pickupTime',
  'slotId',
  'slotStartsAt',
  'slotEndsAt',
  'slotFee',
  'paymentMethod',
  'paymentState',
  'payUntil',
  'currency',
  'exponent',
  'price',
  'tax',
  'shippingHandling',
  'shippingPlaced',
  'shippingBands',
  'grandTotal',
  'ceiling',
  'notes',
  'ageConfirmed',
  'sendSmsFlag',
  'address',
  'city',
  'stateProvince',
  'country',
  'postalCode',
  'position',
  'billingAddress',
  'representative',
  'referredBy',
  'referralPoints',
  'updatedBy',
] as const
const itemKeys = [
  'orderId',
  'position',
  'productId',
  'productName',
  'sku',
  'deptName',
  'wantedSteps',
  'quantityStep',
  'measuringUnit',
  'pricedUnit',
  'pricedPer',
  'nominalMeasure',
  'weighed',
  'toleranceBp',
  'lineCap',
  'estimatedWeight',
  'unitPrice',
  'salePrice',
  'chargedPrice',
  'reducedFrom',
  'ageFrom',
  'pieceSurcharge',
  'lineSurcharge',
  'yieldBp',
  'prepMinutes',
  'unitMinutes',
  'weighedAfter',
  'discount',
  'linePrice',
  'lineTax',
  'taxBasisPoints',
  'attributes',
  'ofBox',
  'notes',
  'substitution',
  'substituteProductId',
  'itemStatus',
  'updatedBy',
] as const
const eventKeys = ['orderId', 'orderStatus', 'happenedBy', 'custId', 'happenedAt'] as const
/** The columns of a new order. */
export type NewHeader = Pick<typeof orders.$inferInsert, (typeof orderKeys)[number]>
/** The columns of a new line. */
export type NewItem = Required<Pick<typeof orderItems.$inferInsert, (typeof itemKeys)[number]>>

const insert = prepareSql<{ position: number; orderItemId: string }>(
  'order',
  () => sql`with contact as (${insertContacts('contact')}),
    placed as (${insertRows(orders, orderKeys, 'order')}),
    event as (${insertRows(orderEvents, eventKeys, 'event')})
    ${insertRows(orderItems, itemKeys, 'items')} returning position, order_item_id as "orderItemId"`,
)

type NewOrder = {
  contact: Pick<typeof contacts.$inferInsert, 'firstName' | 'lastName' | 'email' | 'phone1'>
  header: NewHeader
  items: readonly NewItem[]
  /** The account of the staff member who took the order by phone. */
  takenBy?: number | undefined
}

/** Writes contact, order, lines and first event in one statement; returns the ids of the lines by position. */
export async function insertOrder(database: Database, { contact, header, items, takenBy }: NewOrder) {
  const { orderId, contactId, createDate, updatedBy } = header
  const event = {
    orderId,
    orderStatus: 'NEW',
    happenedBy: updatedBy,
    custId: takenBy,
    happenedAt: createDate,
  }
  const written = await insert(database, {
    contact: JSON.stringify([{ ...contact, contactId }]),
    order: JSON.stringify([header]),
    event: JSON.stringify([event]),
    items: JSON.stringify(items),
  })
  return new Map(written.map(({ position, orderItemId }) => [position, Number(orderItemId)]))
}
