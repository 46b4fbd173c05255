import { useEffect, useRef } from 'react'

/**
 * Guards unsaved changes: the browser asks before the tab is closed or reloaded, and `left` is called when the person goes
 * to another screen in any way.
 */
export function useUnsaved(unsaved: boolean, left: () => void): void {
  const latest = useRef({ unsaved, left })
  useEffect(() => {
    latest.current = { unsaved, left }
  })
  useEffect(
    () => () => {
      if (latest.current.unsaved) latest.current.left()
    },
    [],
  )
  useEffect(() => {
    if (!unsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [unsaved])
}
