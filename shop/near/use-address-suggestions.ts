import { useEffect, useState } from 'react'
import { send } from '../api.ts'
import type { OutputOf } from '../lib/call.ts'
import { useRested } from '../ui/use-rested.ts'
import type { suggest } from './near.contract.ts'

const PAUSE = 300
/** Fewer letters say nothing of a place. */
const LEAST = 2

/** What is suggested, where which address is not always known, and who suggests it. */
type Suggested = OutputOf<typeof suggest>

/** Addresses that begin as somebody types, asked for after a pause of 300 ms; nothing while there is nothing to ask. */
export function useAddressSuggestions(text: string): Suggested | undefined {
  const [found, setFound] = useState<{ term: string; answer: Suggested }>()
  const term = text.trim()
  const rested = useRested(term, PAUSE)
  useEffect(() => {
    if (rested.length < LEAST) return
    const leaving = new AbortController()
    void send('POST /near/suggest', { text: rested }, { signal: leaving.signal }).then(sent => {
      if (sent.ok) setFound({ term: rested, answer: sent.answer })
    })
    return () => leaving.abort()
  }, [rested])
  return term.length >= LEAST && found?.term === term ? found.answer : undefined
}
