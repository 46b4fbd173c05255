import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from './app-router.ts'
import { followLinks } from './follow-links.ts'
import { useNavigate } from './router.ts'

/** Follows every `Link` by React Router, which prefetches its screen (see `followLinks`). */
export function Ways({ whole }: { whole?: RegExp | undefined }) {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()
  useEffect(() => {
    let named: HTMLElement | undefined
    return followLinks({
      ahead: setAhead,
      go(address, { replace, picture }) {
        // It moves by its name (transitions.css).
        if (named) named.style.viewTransitionName = ''
        named = picture
        if (named) named.style.viewTransitionName = 'shown'
        void navigate(address, { replace, viewTransition: picture !== undefined })
      },
      whole,
    })
  }, [navigate, whole])
  return ahead && <PrefetchPageLinks page={ahead} />
}
