import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'

/** Marks orders as printed and reports their number; resolves to true if the request succeeded. */
export async function markOrdersPrinted(orderIds: number[]): Promise<boolean> {
  const sent = await send('POST /orders/markPrinted', { orderIds })
  if (sent.ok) toast(m.office_orders_marked({ count: sent.answer.printed.length }))
  else toast(sent.problem.title || m.shop_offline())
  return sent.ok
}
