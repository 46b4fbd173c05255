import { useEffect, useSyncExternalStore } from 'react'
import { askSession, type Session } from './ask-session.ts'

let known: Session | undefined
let asking: Promise<Session | undefined> | undefined
const listeners = new Set<() => void>()

/** Asks the shop who is signed in now, and tells every part of the page that shows it. */
export function refreshSession(): Promise<Session | undefined> {
  asking = askSession().then(answer => {
    if (answer) {
      known = answer
      for (const listener of listeners) listener()
    }
    return answer
  })
  return asking
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in; `undefined` until the shop has said so. Pages themselves are the same for everybody. */
export function useSession(): Session | undefined {
  useEffect(() => {
    if (!asking) void refreshSession()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
}
