import { useEffect, useRef } from 'react'

/**
 * Guards what is not saved: the browser asks before the tab is closed or loaded anew, and `left` is called when somebody
 * goes to another screen meanwhile, by whatever way.
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
