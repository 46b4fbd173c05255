import type { Page } from '@playwright/test'
import { dayAt, daysLater } from '../../shop/lib/dates/dates.ts'
import { inDatabase } from './account-screens.ts'
import { call } from './registered.ts'

/** The product is kept in lots, and a delivery brings 20 pieces of a lot with this code that ends first. */
export async function receiveLot(page: Page, productId: number, code: string): Promise<void> {
  await call(page, 'POST', '/lots/keep', { productId, inLots: true })
  const words = { contactName: '', phone: '', email: '', address: '', approvalNumber: '', notes: '' }
  const farm = { supplierName: `Farm of lot ${productId}`, ...words, active: true }
  const { supplierId } = await call<{ supplierId: number }>(page, 'POST', '/suppliers/save', farm)
  const [main] = (await inDatabase('select time_zone as zone from branches where is_main')) as {
    zone: string
  }[]
  const today = dayAt(new Date(), main?.zone)
  const lot = { code, dateKind: 'USE_BY', expiresOn: daysLater(today, 3), origin: 'Nakuru' }
  await call(page, 'POST', '/receipts/save', {
    ...{ supplierId, noteNumber: `LS-${productId}`, receivedOn: today },
    items: [{ productId, quantity: 20, unitCost: 64, lot }],
  })
}

type Guest = { firstName: string; email: string }
/** An order of a guest. */
export type Placed = { orderId: number; orderNum: string; link: string }

/** A guest orders two pieces of each product, and a picker takes them from the lot that ends first. */
export async function orderedAndPicked(
  page: Page,
  productIds: readonly number[],
  guest: Guest,
): Promise<Placed> {
  const { orders } = await call<{ orders: Placed }>(page, 'POST', '/orders/save', {
    customer: { ...guest, lastName: 'Qureshi', phone1: '0300 7654321' },
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
    orderItems: productIds.map(productId => ({ productId, quantity: 2 })),
  })
  await call(page, 'POST', '/orders/markPrinted', { orderIds: [orders.orderId] })
  const { orderItems } = await call<{ orderItems: { orderItemId: number; version: number }[] }>(
    page,
    'GET',
    `/orders/findPicking/${orders.orderNum}`,
  )
  for (const { orderItemId, version } of orderItems)
    await call(page, 'POST', '/orders/pickItem', { orderItemId, version, itemStatus: 'PICKED' })
  return orders
}

/** Moves an order on to each of these states. */
export async function stepTo(page: Page, { orderId }: Placed, ...states: string[]): Promise<void> {
  for (const orderStatus of states) await call(page, 'POST', '/orders/changeStatus', { orderId, orderStatus })
}

/** Recalls the lot of a product with this code; returns the id of the recall. */
export async function recallLot(
  page: Page,
  productId: number,
  { code, ...words }: { code: string; reason: string; advice: string },
): Promise<number> {
  const [lot] = (await inDatabase('select lot_id as id from lots where product_id = $1 and code = $2', [
    productId,
    code,
  ])) as { id: number }[]
  const input = { lotIds: [lot?.id], ...words, refunds: false }
  return (await call<{ recallId: number }>(page, 'POST', '/recalls/start', input)).recallId
}
