import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import type { OrderToPrint } from '../../orders/desk/staff-order.contract.ts'
import { toast } from '../../ui/toast.tsx'
import { markOrdersPrinted } from './mark-orders-printed.ts'

/** The orders of which the sheets are printed now, and those to ask about afterwards. */
type Job = { orderIds: readonly number[]; again: readonly OrderToPrint[] }

/**
 * Prints orders, each on one paper: marks the new ones first, prints those that this made printed, and asks about those that were
 * printed before or by someone else at the same moment. `know` takes the orders as they are after the marking.
 */
export function usePrinting(orderNums: string, know: (orders: OrderToPrint[]) => void) {
  const [job, setJob] = useState<Job>()
  const [again, setAgain] = useState<readonly OrderToPrint[]>([])
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!job) return
    if (job.orderIds.length > 0) print()
    setAgain(job.again)
  }, [job])
  async function markAndLook(orders: readonly OrderToPrint[]): Promise<Job | undefined> {
    const fresh = orders.map(({ orders }) => orders).filter(({ orderStatus }) => orderStatus === 'NEW')
    const ids = fresh.map(({ orderId }) => orderId)
    const marked = ids.length > 0 ? await markOrdersPrinted(ids, fresh) : { printed: [], changed: [] }
    if (!marked) return undefined
    const sent = await send('GET /orders/findToPrint', { orderNums })
    if (!sent.ok) {
      toast(sent.problem.title || m.shop_offline())
      return undefined
    }
    know(sent.answer)
    const isOld = ({ orders, printed }: OrderToPrint) =>
      printed !== null && !marked.printed.includes(orders.orderId)
    const ready = sent.answer.filter(order => !isOld(order) && !marked.changed.includes(order.orders.orderId))
    return { orderIds: ready.map(({ orders }) => orders.orderId), again: sent.answer.filter(isOld) }
  }
  return {
    isBusy,
    /** True if a sheet of this order is for the paper. */
    isWanted: (orderId: number) => !job || job.orderIds.includes(orderId),
    start: async (orders: readonly OrderToPrint[]) => {
      setBusy(true)
      setJob(await markAndLook(orders))
      setBusy(false)
    },
    /** The orders that are on paper already: the person is asked whether to print them again. */
    again,
    printAgain: () => {
      setAgain([])
      setJob({ orderIds: again.map(({ orders }) => orders.orderId), again: [] })
    },
    leave: () => setAgain([]),
  }
}
