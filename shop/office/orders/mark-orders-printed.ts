import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'

/**
 * Marks orders as printed and reports their number; resolves to true if the request succeeded. `seen`: the orders as they are on paper;
 * those that were changed since must be printed again.
 */
export async function markOrdersPrinted(
  orderIds: number[],
  seen: readonly { orderId: number; version: number }[] = [],
): Promise<boolean> {
  const sent = await send('POST /orders/markPrinted', {
    orderIds,
    seen: seen.map(({ orderId, version }) => ({ orderId, version })),
  })
  if (sent.ok && sent.answer.changed.length)
    toast(m.office_orders_changed_since({ count: sent.answer.changed.length }))
  else if (sent.ok) toast(m.office_orders_marked({ count: sent.answer.printed.length }))
  else toast(sent.problem.title || m.shop_offline())
  return sent.ok
}
