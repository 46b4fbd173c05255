import { useCallback, useEffect, useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { Family } from '../qurbani.contract.ts'

/** The family to which the address invites, and the place of its animal; undefined without a key. */
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
    // The page is the same for everyone, on the server too: the query string is read here.
    const asked = new URLSearchParams(location.search)
    const familyKey = asked.get('family') ?? undefined
    setKey(familyKey)
    setPlace(placeIn(asked.get('place')))
    if (familyKey) ask(familyKey)
  }, [ask])
  const state = family?.places.find(one => one.place === place)?.state
  return {
    ...{ key, problem, retry: () => key && ask(key) },
    /** The place that the link is for, and if it is free; undefined if any place will do. */
    place: place && state ? { place, free: state === 'FREE' } : undefined,
    family,
    /** The offer that can be booked of the family's animal. */
    offer: family && (state ? ofOnePlace(family.offer, state) : family.offer),
  }
}

const placeIn = (typed: string | null) => (typed && /^[1-9]$/.test(typed) ? Number(typed) : undefined)

/** Narrows the offer to the one place that the link is for. */
const ofOnePlace = (offer: Family['offer'], state: Family['places'][number]['state']): Family['offer'] => ({
  ...offer,
  left: state === 'FREE' ? Math.min(1, offer.left) : 0,
})
