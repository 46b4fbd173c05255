import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import { phoneDigits } from '../../orders/desk/order-board.rules.ts'
import type { Callers } from '../kit/phone-order.rules.ts'

/** The debounce of the search, in milliseconds. */
const RESTS = 120
/** The minimum number of digits to search for. */
const LEAST_DIGITS = 5

/** The people known by the typed number, and its `digits`; none while it is not `wanted`. */
export function useCallers(phone: string, wanted: boolean): Callers & { digits: string } {
  const [answered, setAnswered] = useState<Callers>({ found: [], of: '' })
  const digits = wanted ? phoneDigits(phone.trim()) : ''
  useEffect(() => {
    if (digits.length < LEAST_DIGITS) return setAnswered({ found: [], of: digits })
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const sent = await send('GET /orders/findCallers', { phone: digits }, { signal: leaving.signal })
      // Without an answer the caller counts as new, because a call must not wait for it.
      if (!leaving.signal.aborted) setAnswered({ found: sent.ok ? sent.answer : [], of: digits })
    }, RESTS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [digits])
  return { ...answered, digits }
}
