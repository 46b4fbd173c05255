import { useEffect, useState } from 'react'
import { send } from '../api.ts'
import type { Goods } from '../orders/phone-order.contract.ts'

/** Waited after a letter before the shop is asked, in milliseconds. */
const RESTS = 120

/** The goods that somebody means by what they type; `of`: for which words they are. */
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
