import { mayDo } from '../lib/permissions.ts'
import { m } from '../messages/m.ts'
import { useCall } from '../ui/use-call.ts'
import { useRested } from '../ui/use-rested.ts'

/** The debounce of the search, in milliseconds. */
const RESTS = 200
/** The number of results shown of each kind. */
const SHOWN = 5

/** A result in the palette. */
export type Found = { id: string; name: string; more: string; address: string }

/** The orders and products that match the typed text, as far as these roles may see them. */
export function useFound(typed: string, roles: readonly string[]): { group: string; found: Found[] }[] {
  const words = useRested(typed.trim(), RESTS)
  const asks = words.length > 1
  const q = { q: words, size: SHOWN }
  const orders = useCall('GET /orders/findBoard', q, asks && mayDo(roles, 'orders'))
  const products = useCall('GET /products/findForStaff', q, asks && mayDo(roles, 'catalogue'))
  if (!asks) return []
  return [
    {
      group: m.office_palette_orders(),
      found: (orders.answer?.rows ?? []).map(order => ({
        id: `order ${order.orderNum}`,
        name: order.orderNum,
        more: `${order.firstName} ${order.lastName}`,
        address: `/admin/orders/${order.orderNum}`,
      })),
    },
    {
      group: m.office_palette_products(),
      found: (products.answer?.rows ?? []).map(product => ({
        id: `product ${product.productId}`,
        name: product.productName,
        more: product.sku,
        address: `/admin/products/${product.productId}`,
      })),
    },
  ].filter(({ found }) => found.length > 0)
}
