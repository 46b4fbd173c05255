import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import type { suggest } from '../search.contract.ts'

/** What the shop suggests for a term. */
export type Suggestions = OutputOf<typeof suggest>

const PAUSE = 300

/** Suggestions for what is typed, asked for after a pause of 300 ms; nothing while there is nothing to ask. */
export function useSuggestions(term: string): Suggestions | undefined {
  const [found, setFound] = useState<{ term: string; answer: Suggestions }>()
  useEffect(() => {
    if (!term) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const sent = await send('GET /search/suggest', { q: term }, { signal: leaving.signal })
      if (sent.ok) setFound({ term, answer: sent.answer })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [term])
  return term && found?.term === term ? found.answer : undefined
}
