import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from './app-router.ts'
import { followLinks } from './follow-links.ts'
import { useNavigate } from './router.ts'

/** Follows every `Link` by React Router, which prefetches its screen (see `followLinks`). */
export function Ways({ whole }: { whole?: RegExp | undefined }) {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()
  useEffect(
    () => followLinks({ ahead: setAhead, go: (address, how) => void navigate(address, how), whole }),
    [navigate, whole],
  )
  return ahead && <PrefetchPageLinks page={ahead} />
}
