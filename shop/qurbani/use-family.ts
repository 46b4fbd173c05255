import { useCallback, useEffect, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import type { Family } from './qurbani.contract.ts'

/** The family to which somebody was invited, by the key in the address: nothing without one. */
export function useFamily() {
  const [key, setKey] = useState<string>()
  const [family, setFamily] = useState<Family>()
  const [problem, setProblem] = useState<SentProblem>()
  const ask = useCallback(async (familyKey: string) => {
    const sent = await send('GET /qurbani/findFamily/{familyKey}', { familyKey })
    if (sent.ok) setFamily(sent.answer)
    setProblem(sent.ok ? undefined : sent.problem)
  }, [])
  useEffect(() => {
    // The page is the same for everybody, also on the server: what stands behind the question mark is read here.
    const familyKey = new URLSearchParams(location.search).get('family') ?? undefined
    setKey(familyKey)
    if (familyKey) ask(familyKey)
  }, [ask])
  return { key, family, problem, retry: () => key && ask(key) }
}
