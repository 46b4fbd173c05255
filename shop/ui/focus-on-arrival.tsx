import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to the new content. */
export function FocusOnArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // After the paint: to focus, the browser lays the page out once more.
    const frame = requestAnimationFrame(() => setTimeout(() => main.current?.focus({ preventScroll: true })))
    return () => cancelAnimationFrame(frame)
  }, [main, pathname])
  return null
}
