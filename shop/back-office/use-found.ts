import { useEffect, useState } from 'react'
import { mayDo } from '../customers/permissions.ts'
import { useOwn } from '../customers/use-own.ts'
import { m } from '../messages/m.ts'

/** Waited after a letter before the shop is asked, in milliseconds. */
const RESTS = 200
/** So many of each kind are shown. */
const SHOWN = 5

/** Something that the palette leads to. */
export type Found = { id: string; name: string; more: string; address: string }

/** Orders and products that have what was typed, as far as these roles let somebody see them. */
export function useFound(typed: string, roles: readonly string[]): { group: string; found: Found[] }[] {
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), RESTS)
    return () => clearTimeout(timer)
  }, [typed])
  const asks = words.length > 1
  const q = { q: words, size: SHOWN }
  const orders = useOwn('GET /orders/findBoard', q, asks && mayDo(roles, 'orders'))
  const products = useOwn('GET /products/findForStaff', q, asks && mayDo(roles, 'catalogue'))
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
