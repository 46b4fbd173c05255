import { useState } from 'react'

type Answer = { rows: readonly { orderId: number; orderNum: string }[]; latest: number }

/** The orders that came in since the board was opened, or last marked as seen. */
export type NewOrders = {
  /** The number of new rows shown; if there are none, `elsewhere` says whether there are new orders not shown. */
  shown: number
  elsewhere: boolean
  isNew: (orderId: number) => boolean
  seen: () => void
}

/** Distinguishes orders that came in since the board was opened from earlier ones. */
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
