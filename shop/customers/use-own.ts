import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type SentProblem, send } from '../api.ts'
import { refreshSession } from './session.ts'

/** Where somebody signs in, to come back to `address` afterwards. */
export const signInAddress = (address: string, ended = false) =>
  `/login?next=${encodeURIComponent(address)}${ended ? '&ended=1' : ''}`

/** Whether a call was refused because nobody is signed in any more. */
export const isSignedOut = (problem: SentProblem) => problem.status === 401

type Name = Parameters<typeof send>[0]
type Answer<K extends Name> = Extract<Awaited<ReturnType<typeof send<K>>>, { ok: true }>['answer']

/**
 * Asks for what belongs to whoever is signed in, once the page is alive and again whenever the input changes. Where the
 * session has ended it leads to the sign-in and back.
 */
export function useOwn<K extends Name>(name: K, input: Parameters<typeof send<K>>[1], wanted = true) {
  const [answered, setAnswered] = useState<{ answer: Answer<K>; to: string }>()
  const [problem, setProblem] = useState<SentProblem>()
  const [turn, setTurn] = useState(0)
  /** Which question was answered last. */
  const [settled, setSettled] = useState('')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = JSON.stringify(input)
  const question = `${turn} ${asked}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked, and asking again, are all that matter
  useEffect(() => {
    if (!wanted) return
    let leaving = false
    send(name, JSON.parse(asked)).then(async sent => {
      if (leaving) return
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
    /** The answer is that to the question before: the next one is on its way. */
    late: answered?.to !== asked,
    problem,
    /** A question is on its way. */
    asking: wanted && settled !== question,
    // Also by who heard of it long ago: an undo asks anew like any other change.
    retry: () => setTurn(before => before + 1),
  }
}
