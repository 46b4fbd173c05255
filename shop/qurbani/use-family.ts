import { useCallback, useEffect, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import type { Family } from './qurbani.contract.ts'

/** The family to which somebody was invited, and to which place of its animal, by the address: nothing without a key. */
export function useFamily() {
  const [key, setKey] = useState<string>()
  const [place, setPlace] = useState<number>()
  const [family, setFamily] = useState<Family>()
  const [problem, setProblem] = useState<SentProblem>()
  const ask = useCallback(async (familyKey: string) => {
    const sent = await send('GET /qurbani/findFamily/{familyKey}', { familyKey })
    if (sent.ok) setFamily(sent.answer)
    setProblem(sent.ok ? undefined : sent.problem)
  }, [])
  useEffect(() => {
    // The page is the same for everybody, also on the server: what stands behind the question mark is read here.
    const asked = new URLSearchParams(location.search)
    const familyKey = asked.get('family') ?? undefined
    setKey(familyKey)
    setPlace(placeIn(asked.get('place')))
    if (familyKey) ask(familyKey)
  }, [ask])
  const state = family?.places.find(one => one.place === place)?.state
  return {
    ...{ key, problem, retry: () => key && ask(key) },
    /** The place that the link is for, and whether it can be booked; nothing where any place will do. */
    place: place && state ? { place, free: state === 'FREE' } : undefined,
    family,
    /** What can be booked of its animal. */
    offer: family && (state ? ofOnePlace(family.offer, state) : family.offer),
  }
}

const placeIn = (typed: string | null) => (typed && /^[1-9]$/.test(typed) ? Number(typed) : undefined)

/** What can be booked where the link is for one place. */
const ofOnePlace = (offer: Family['offer'], state: Family['places'][number]['state']): Family['offer'] => ({
  ...offer,
  left: state === 'FREE' ? Math.min(1, offer.left) : 0,
})
