import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { useRested } from '../../ui/use-rested.ts'
import type { suggest } from '../search.contract.ts'

/** The shop's suggestions for a term. */
export type Suggestions = OutputOf<typeof suggest>

const PAUSE = 300

/**
 * Returns suggestions for the typed text, with a debounce of 300 ms; undefined if there is nothing to ask. The last ones stay
 * while the next are on their way, so that the list does not jump at each letter.
 */
export function useSuggestions(term: string): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>()
  const rested = useRested(term, PAUSE)
  useEffect(() => {
    if (!rested) return setFound(undefined)
    const leaving = new AbortController()
    void send('GET /search/suggest', { q: rested }, { signal: leaving.signal }).then(sent => {
      if (!leaving.signal.aborted) setFound(sent.ok ? sent.answer : undefined)
    })
    return () => leaving.abort()
  }, [rested])
  return term ? found : undefined
}
