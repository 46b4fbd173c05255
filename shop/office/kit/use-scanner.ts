import { useEffect, useEffectEvent } from 'react'
import { type Typed, typedBy } from './scanner.rules.ts'

/** True if keys that are pressed there are typed into something. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, dialog') !== null

/** Calls `onScan` with each code that a keyboard scanner types while no field has the focus. */
export function useScanner(onScan: (scanned: string) => void): void {
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    let typed: Typed = { keys: '', at: 0 }
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const { scanned, ...now } = typedBy(typed, event.key, event.timeStamp)
      typed = now
      if (scanned === undefined) return
      // The Enter of a scanner presses no button.
      event.preventDefault()
      scan(scanned)
    }
    window.addEventListener('keydown', pressed, true)
    return () => window.removeEventListener('keydown', pressed, true)
  }, [])
}
