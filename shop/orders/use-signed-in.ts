import { useEffect, useState } from 'react'
import type { Session } from '../ui/ask-session.ts'
import { refreshSession, useSession } from '../ui/session.ts'

/** The milliseconds after which the session is requested once more. */
const PATIENCE = 5_000

/** A signed-in customer. */
export type SignedIn = { custId: number; firstName: string }

/** Returns the customer who the session says is signed in, or undefined. */
export const personIn = (session: Session | undefined): SignedIn | undefined =>
  session?.signedIn && session.custId !== null
    ? { custId: session.custId, firstName: session.firstName ?? '' }
    : undefined

/** Returns the signed-in customer: `known` is false until the shop has answered, `lost` is true if it does not. */
export function useSignedIn() {
  const session = useSession()
  const [lost, setLost] = useState(false)
  const [turn, setTurn] = useState(0)
  const known = session !== undefined
  useEffect(() => {
    if (known) return
    const ask = () => refreshSession().then(answer => setLost(!answer))
    const timer = setTimeout(ask, turn === 0 ? PATIENCE : 0)
    return () => clearTimeout(timer)
  }, [known, turn])
  return {
    me: personIn(session),
    known,
    lost,
    retry: () => {
      setLost(false)
      setTurn(turn + 1)
    },
  }
}
