import { useEffect, useState } from 'react'
import { send } from '../api.ts'
import type { OutputOf } from '../lib/call.ts'
import type { suggest } from './near.contract.ts'

const PAUSE = 300
/** Fewer letters say nothing of a place. */
const LEAST = 2

/** What is suggested; where it is is not always known. */
type Suggested = OutputOf<typeof suggest>['suggestions']

/** Addresses that begin as somebody types, asked for after a pause of 300 ms; none while there is nothing to ask. */
export function useAddressSuggestions(text: string): Suggested {
  const [found, setFound] = useState<{ text: string; suggestions: Suggested }>()
  const term = text.trim()
  const asks = term.length >= LEAST
  useEffect(() => {
    if (!asks) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const sent = await send('POST /near/suggest', { text: term }, { signal: leaving.signal })
      if (sent.ok) setFound({ text: term, suggestions: sent.answer.suggestions })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [term, asks])
  return asks && found?.text === term ? found.suggestions : []
}
