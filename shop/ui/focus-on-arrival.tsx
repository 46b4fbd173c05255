import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from './router.ts'

/** Moves the focus to the new content after a change of page. */
export function FocusOnArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // After the paint, because a focus makes the browser lay the page out once more.
    const frame = requestAnimationFrame(() => setTimeout(() => main.current?.focus({ preventScroll: true })))
    return () => cancelAnimationFrame(frame)
  }, [main, pathname])
  return null
}
