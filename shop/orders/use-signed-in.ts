import { useEffect, useState } from 'react'
import type { Session } from '../customers/ask-session.ts'
import { refreshSession, useSession } from '../customers/session.ts'

/** Milliseconds after which the shop is asked once more who is signed in. */
const PATIENCE = 5_000

/** Somebody who is signed in. */
export type SignedIn = { custId: number; firstName: string }

/** Who the session says is signed in, or nobody. */
export const personIn = (session: Session | undefined): SignedIn | undefined =>
  session?.signedIn && session.custId !== null
    ? { custId: session.custId, firstName: session.firstName ?? '' }
    : undefined

/** Who is signed in: `known` is false until the shop has answered, `lost` where it does not. */
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
