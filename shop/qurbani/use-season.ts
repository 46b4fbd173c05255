import { useCallback, useState } from 'react'
import { send } from '../api.ts'
import { useAskingAgain } from '../ui/use-asking-again.ts'
import type { Season } from './qurbani.contract.ts'

/** How often what is left is asked for while somebody looks, in milliseconds. */
const EVERY = 15_000

/** The season as it is now: what others book meanwhile is seen within seconds. `refresh` asks at once. */
export function useSeason(found: Season | null) {
  const [season, setSeason] = useState(found)
  const refresh = useCallback(async () => {
    const sent = await send('GET /qurbani/findSeason', {})
    if (sent.ok) setSeason(sent.answer.season)
  }, [])
  useAskingAgain(refresh, false, EVERY)
  return { season, refresh }
}
