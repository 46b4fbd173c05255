import { useEffect } from 'react'
import { createStore } from '../lib/store.ts'
import { askSession, type Session } from './ask-session.ts'

const known = createStore<Session | undefined>(undefined)
let asking: Promise<Session | undefined> | undefined

/** Asks the shop who is signed in now, and updates every part of the page that shows it. */
export function refreshSession(): Promise<Session | undefined> {
  asking = askSession().then(answer => {
    if (answer) {
      const before = known.get()?.custId ?? null
      if (before !== null && before !== answer.custId) for (const forget of leaving) forget()
      known.set(answer)
    }
    return answer
  })
  return asking
}

const leaving = new Set<() => void>()

/** Runs `forget` when the signed-in person changes or signs out: the next person must not see what was typed. */
export const whenLeft = (forget: () => void) => leaving.add(forget)

/** Returns who is signed in; `undefined` until the shop has responded. Pages themselves are the same for everyone. */
export function useSession(): Session | undefined {
  useEffect(() => {
    if (!asking) void refreshSession()
  }, [])
  return known.use()
}
