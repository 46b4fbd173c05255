import { useState } from 'react'

type Answer = { rows: readonly { orderId: number; orderNum: string }[]; latest: number }

/** What came since somebody began to look, or last said that they have seen it. */
export type NewOrders = {
  /** How many of the shown rows are new; where none of them is, whether something new stands elsewhere. */
  shown: number
  elsewhere: boolean
  isNew: (orderId: number) => boolean
  seen: () => void
}

/** Tells the orders that have come since the board was opened from those that were there. */
export function useNewOrders(answer: Answer | undefined): NewOrders {
  const [seenTo, setSeenTo] = useState<number>()
  if (answer && seenTo === undefined) setSeenTo(answer.latest)
  const last = seenTo ?? Number.POSITIVE_INFINITY
  const shown = answer?.rows.filter(({ orderId }) => orderId > last).length ?? 0
  return {
    shown,
    elsewhere: shown === 0 && (answer?.latest ?? 0) > last,
    isNew: orderId => orderId > last,
    seen: () => setSeenTo(answer?.latest),
  }
}
