import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import type { Goods } from '../../orders/desk/phone-order.contract.ts'

/** The debounce of the search, in milliseconds. */
const RESTS = 120

/** The products that match the typed words; `of` is the search they belong to. */
export function useGoods(typed: string): { found: readonly Goods[]; of: string } {
  const [answered, setAnswered] = useState<{ found: readonly Goods[]; of: string }>({ found: [], of: '' })
  const words = typed.trim()
  useEffect(() => {
    if (!words) return setAnswered({ found: [], of: '' })
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const sent = await send('GET /orders/findGoods', { q: words }, { signal: leaving.signal })
      if (sent.ok && !leaving.signal.aborted) setAnswered({ found: sent.answer, of: words })
    }, RESTS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [words])
  return answered
}
