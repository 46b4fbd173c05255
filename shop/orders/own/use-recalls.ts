import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { useCurrency } from '../../ui/money.tsx'
import { useCall } from '../../ui/use-call.ts'
import type { ShownItem } from '../orders.contract.ts'

/** The words about a recall at the lines of an order, by the id of the line. */
export type RecallWords = ReadonlyMap<number, readonly string[]>

/**
 * The recalls of goods that the customer of an order has: at each line why and what to do, and at the first one what was refunded.
 * Nothing is asked unless a line has something of a recalled lot.
 */
export function useRecalls(
  { orderNum, link }: { orderNum: string; link: string | undefined },
  items: readonly ShownItem[],
): RecallWords {
  const currency = useCurrency()
  const isAny = items.some(({ lots }) => lots.some(({ recalled }) => recalled))
  const { answer } = useCall(
    'GET /recalls/findByLink/{orderNum}/{link}',
    { orderNum, link: link ?? '' },
    isAny && link !== undefined,
  )
  const words = new Map<number, string[]>()
  for (const { reason, advice, orderItemIds, refunded, way } of answer?.recalls ?? [])
    orderItemIds.forEach((orderItemId, at) => {
      const amount = showMoney(refunded, currency)
      const back = way === 'CARD' ? m.orders_recall_to_card({ amount }) : m.orders_recall_at_desk({ amount })
      words.set(orderItemId, [
        ...(words.get(orderItemId) ?? []),
        m.orders_recalled({ reason }),
        advice,
        ...(at === 0 && refunded > 0 ? [back] : []),
      ])
    })
  return words
}
