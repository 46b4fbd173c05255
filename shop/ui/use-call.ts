import { useEffect, useRef, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import { useLocation, useNavigate } from './router.ts'
import { refreshSession } from './session.ts'

/** Returns the address of the sign-in that returns to `address` afterwards. */
export const signInAddress = (address: string, ended = false) =>
  `/login?next=${encodeURIComponent(address)}${ended ? '&ended=1' : ''}`

/** True if a call was refused because the person is no longer signed in. */
export const isSignedOut = (problem: SentProblem) => problem.status === 401

type Name = Parameters<typeof send>[0]
type Answer<K extends Name> = Extract<Awaited<ReturnType<typeof send<K>>>, { ok: true }>['answer']

/**
 * Loads data of the signed-in person once the page is hydrated, and again when the input changes. If the session has ended,
 * goes to the sign-in and back.
 */
export function useCall<K extends Name>(name: K, input: Parameters<typeof send<K>>[1], wanted = true) {
  const [answered, setAnswered] = useState<{ answer: Answer<K>; to: string }>()
  const [problem, setProblem] = useState<SentProblem>()
  const [turn, setTurn] = useState(0)
  /** The question that was answered last. */
  const [settled, setSettled] = useState('')
  /** The number of answers that other calls gave. */
  const known = useRef(0)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = JSON.stringify(input)
  const question = `${turn} ${asked}`
  // Even an old reference to it works: an undo asks again like any other change.
  const retry = () => setTurn(before => before + 1)
  const take: typeof setAnswered = next => {
    known.current += 1
    setAnswered(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked, and asking again, are all that matter
  useEffect(() => {
    if (!wanted) return
    let leaving = false
    const before = known.current
    send(name, JSON.parse(asked)).then(async sent => {
      if (leaving) return
      // This question is older than what another call has answered: its answer may be, too.
      if (sent.ok && before !== known.current) return retry()
      setSettled(question)
      if (sent.ok) {
        setAnswered({ answer: sent.answer as Answer<K>, to: asked })
        setProblem(undefined)
      } else if (isSignedOut(sent.problem)) {
        await refreshSession()
        const ended = sent.problem.type === '/problems/session-ended'
        if (!leaving) navigate(signInAddress(pathname + search, ended), { replace: true })
      } else setProblem(sent.problem)
    })
    return () => {
      leaving = true
    }
  }, [asked, turn, wanted])
  return {
    answer: answered?.answer,
    /** True if the answer belongs to the previous input: the next one is loading. */
    late: answered?.to !== asked,
    problem,
    /** True while a request is running. */
    asking: wanted && settled !== question,
    /** Takes an answer that another call gave to the same question. */
    know: (answer: Answer<K>) => take({ answer, to: asked }),
    /** Changes the latest answer as another call has changed what it says. */
    amend: (change: (answer: Answer<K>) => Answer<K>) =>
      take(before => before && { ...before, answer: change(before.answer) }),
    retry,
  }
}
