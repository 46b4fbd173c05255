import { useEffect, useState } from 'react'
import { useNextPath } from './router.ts'

/** A page that loads faster than this shows no sign of loading. In milliseconds. */
const SOON = 150

/** Returns the path of the page that is loading, once that takes long enough to show. */
export function usePending(): string | undefined {
  const pathname = useNextPath()
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (pathname === undefined) return
    const timer = setTimeout(setLate, SOON, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pathname])
  return late ? pathname : undefined
}
