import { useEffect, useSyncExternalStore } from 'react'
import { askSession, type Session } from './ask-session.ts'

let known: Session | undefined
let asking: Promise<Session | undefined> | undefined
const listeners = new Set<() => void>()

/** Asks the shop who is signed in now, and tells every part of the page that shows it. */
export function refreshSession(): Promise<Session | undefined> {
  asking = askSession().then(answer => {
    if (answer) {
      const before = known?.custId ?? null
      if (before !== null && before !== answer.custId) for (const forget of leaving) forget()
      known = answer
      for (const listener of listeners) listener()
    }
    return answer
  })
  return asking
}

const leaving = new Set<() => void>()

/** Runs `forget` when whoever was signed in on this page no longer is: what they wrote is not for who comes after. */
export const whenLeft = (forget: () => void) => leaving.add(forget)

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
