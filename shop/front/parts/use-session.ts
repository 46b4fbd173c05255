import { useEffect, useState } from 'react'
import { askSession, type Session } from '../../customers/ask-session.ts'

/** Asks once who is signed in: pages themselves are the same for everybody. Nobody until it is known. */
export function useSession(): Session | undefined {
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    let leaving = false
    askSession().then(answer => leaving || setSession(answer))
    return () => {
      leaving = true
    }
  }, [])
  return session
}
