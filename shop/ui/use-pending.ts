import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** A page that is there sooner is simply there: nothing says that it is on its way. In milliseconds. */
const SOON = 150

/** The path of the page that is on its way, once that takes long enough to say so. */
export function usePending(): string | undefined {
  const pathname = useNavigation().location?.pathname
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
