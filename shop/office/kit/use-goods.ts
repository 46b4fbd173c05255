import { useState } from 'react'
import { send } from '../../api.ts'
import type { Goods } from '../../orders/desk/phone-order.contract.ts'
import { useAfterRest } from '../../ui/use-after-rest.ts'

/** The debounce of the search, in milliseconds. */
const RESTS = 120

/** The products that match the typed words; `of` is the search they belong to. */
export function useGoods(typed: string): { found: readonly Goods[]; of: string } {
  const [answered, setAnswered] = useState<{ found: readonly Goods[]; of: string }>({ found: [], of: '' })
  const words = typed.trim()
  useAfterRest(words, RESTS, {
    begin: () => !words && setAnswered({ found: [], of: '' }),
    ask: async leaving => {
      const sent = await send('GET /orders/findGoods', { q: words }, { signal: leaving })
      if (sent.ok && !leaving.aborted) setAnswered({ found: sent.answer, of: words })
    },
  })
  return answered
}
