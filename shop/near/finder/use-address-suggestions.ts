import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { useRested } from '../../ui/use-rested.ts'
import type { suggest } from '../near.contract.ts'

/** The pause in typing after which something is suggested, in milliseconds (spec section 9). */
export const SUGGESTS_AFTER = 300
/** The fewest letters that are looked up. */
const LEAST = 2

/** The suggestions, some without a position, and their source. */
type Suggested = OutputOf<typeof suggest>

/** Suggests addresses for the typed text after a pause of 300 ms; undefined while there is nothing to ask. */
export function useAddressSuggestions(text: string): Suggested | undefined {
  const [found, setFound] = useState<{ term: string; answer: Suggested }>()
  const term = text.trim()
  const rested = useRested(term, SUGGESTS_AFTER)
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
