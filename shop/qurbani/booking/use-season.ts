import { useCallback, useState } from 'react'
import { send } from '../../api.ts'
import { useAskingAgain } from '../../ui/use-asking-again.ts'
import type { Season } from '../qurbani.contract.ts'

/** The interval at which a visible page asks how many shares are left, in milliseconds. */
const EVERY = 15_000

/** The season as it is now: other people's bookings appear within seconds. `refresh` asks at once. */
export function useSeason(found: Season | null) {
  const [season, setSeason] = useState(found)
  const refresh = useCallback(async () => {
    const sent = await send('GET /qurbani/findSeason', {})
    if (sent.ok) setSeason(sent.answer.season)
  }, [])
  useAskingAgain(refresh, false, EVERY)
  return { season, refresh }
}
