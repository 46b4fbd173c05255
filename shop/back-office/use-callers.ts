import { useEffect, useState } from 'react'
import { send } from '../api.ts'
import { phoneDigits } from '../orders/order-board.rules.ts'
import type { Callers } from './phone-order.rules.ts'

/** Waited after a digit before the shop is asked, in milliseconds. */
const RESTS = 120
/** Fewer digits are asked about by nobody. */
const LEAST_DIGITS = 5

/** Who has called before from the number that is typed, and its `digits`; nobody while it is not `wanted`. */
export function useCallers(phone: string, wanted: boolean): Callers & { digits: string } {
  const [answered, setAnswered] = useState<Callers>({ found: [], of: '' })
  const digits = wanted ? phoneDigits(phone.trim()) : ''
  useEffect(() => {
    if (digits.length < LEAST_DIGITS) return setAnswered({ found: [], of: digits })
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const sent = await send('GET /orders/findCallers', { phone: digits }, { signal: leaving.signal })
      // Where no answer comes, it is somebody new: nobody on the phone waits for it.
      if (!leaving.signal.aborted) setAnswered({ found: sent.ok ? sent.answer : [], of: digits })
    }, RESTS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [digits])
  return { ...answered, digits }
}
