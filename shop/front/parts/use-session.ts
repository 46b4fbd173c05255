import { useEffect, useState } from 'react'

/** Who is signed in, if anybody. */
export type Session = { signedIn: boolean; firstName: string | null; custId: number | null }

/** Asks once who is signed in: pages themselves are the same for everybody. Nobody until it is known. */
export function useSession(): Session | undefined {
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/api/session', { signal: leaving.signal })
      .then(response => (response.ok ? response.json() : undefined))
      .then(setSession, () => {})
    return () => leaving.abort()
  }, [])
  return session
}
