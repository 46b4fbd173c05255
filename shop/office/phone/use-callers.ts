import { useState } from 'react'
import { send } from '../../api.ts'
import { phoneDigits } from '../../orders/desk/order-board.rules.ts'
import { useAfterRest } from '../../ui/use-after-rest.ts'
import type { Callers } from '../kit/phone-order.rules.ts'

/** The debounce of the search, in milliseconds. */
const RESTS = 120
/** The minimum number of digits to search for. */
const LEAST_DIGITS = 5

/** The people known by the typed number, and its `digits`; none while it is not `wanted`. */
export function useCallers(phone: string, wanted: boolean): Callers & { digits: string } {
  const [answered, setAnswered] = useState<Callers>({ found: [], of: '' })
  const digits = wanted ? phoneDigits(phone.trim()) : ''
  const asks = digits.length >= LEAST_DIGITS
  useAfterRest(digits, RESTS, {
    begin: () => !asks && setAnswered({ found: [], of: digits }),
    ask: async leaving => {
      if (!asks) return
      const sent = await send('GET /orders/findCallers', { phone: digits }, { signal: leaving })
      // Without an answer the caller counts as new, because a call must not wait for it.
      if (!leaving.aborted) setAnswered({ found: sent.ok ? sent.answer : [], of: digits })
    },
  })
  return { ...answered, digits }
}
