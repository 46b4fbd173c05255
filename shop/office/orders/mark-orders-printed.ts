import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'

/**
 * Marks orders as printed and reports their number; resolves to those that were marked by it and those that were changed since they
 * were `seen`, or to undefined if the request failed. The rest was printed by someone else, or waits for its payment.
 */
export async function markOrdersPrinted(
  orderIds: number[],
  seen: readonly { orderId: number; version: number }[] = [],
): Promise<{ printed: number[]; changed: number[] } | undefined> {
  const sent = await send('POST /orders/markPrinted', {
    orderIds,
    seen: seen.map(({ orderId, version }) => ({ orderId, version })),
  })
  if (!sent.ok) {
    toast(sent.problem.title || m.shop_offline())
    return undefined
  }
  const { printed, changed } = sent.answer
  if (changed.length) toast(m.office_orders_changed_since({ count: changed.length }))
  else if (printed.length) toast(m.office_orders_marked({ count: printed.length }))
  return sent.answer
}
