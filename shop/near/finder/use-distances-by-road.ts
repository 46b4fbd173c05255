import { useEffect, useRef, useState } from 'react'
import { send } from '../../api.ts'
import { useRested } from '../../ui/use-rested.ts'
import type { Attribution, FoundPlace } from '../near.contract.ts'
import { bothOf, type Found } from './use-place-search.ts'

/** The debounce before a distance is requested, in milliseconds. */
const RESTS = 300

/** The road distances of one search: metres by `placeId`, and their attribution. */
type Roads = { of: Found | undefined; metres: Record<string, number>; attribution: Attribution }

const none = (of: Found | undefined): Roads => ({ of, metres: {}, attribution: [] })

/**
 * Returns the road distances of the found places; asks for each once it is looked at (`at`, its `placeId`). Never asks the
 * shop's own provider, which knows no roads; distances without a response stay unknown.
 */
export function useDistancesByRoad(found: Found | undefined, at: string | undefined): Roads {
  const [roads, setRoads] = useState<Roads>(none(undefined))
  const asked = useRef(new WeakSet<FoundPlace>())
  const rested = useRested(at ?? '', RESTS)
  useEffect(() => {
    const from = found?.of.found
    const place = found?.places.find(({ placeId }) => placeId === rested)
    if (!from || !place || found.provider === 'embedded' || asked.current.has(place)) return
    asked.current.add(place)
    void send('POST /near/distance', { from, to: place.location }).then(sent => {
      if (!sent.ok || sent.answer.by !== 'road') return
      const { metres, attribution } = sent.answer
      setRoads(now => {
        const known = now.of === found ? now : none(found)
        return {
          of: found,
          metres: { ...known.metres, [place.placeId]: metres },
          attribution: bothOf(known.attribution, attribution),
        }
      })
    })
  }, [found, rested])
  return roads.of === found ? roads : none(found)
}
