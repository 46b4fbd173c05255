import { send } from '../api.ts'
import { m } from '../messages/m.ts'
import { tell } from '../ui/toast.tsx'

/** Marks orders as printed and says how many were; answers whether the shop could be asked. */
export async function markOrdersPrinted(orderIds: number[]): Promise<boolean> {
  const sent = await send('POST /orders/markPrinted', { orderIds })
  if (sent.ok) tell(m.office_orders_marked({ count: sent.answer.printed.length }))
  else tell(sent.problem.title || m.shop_offline())
  return sent.ok
}
