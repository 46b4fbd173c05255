import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import type { geocode } from '../../near/near.contract.ts'

type Answer = OutputOf<typeof geocode>
type Form<Draft> = { values: Draft; change: (some: (now: Draft) => Partial<Draft>) => void }
type Position<Draft> = {
  /** The position of a draft, as typed. */
  of: (draft: Draft) => Partial<Draft>
  /** A found position as it would be typed. */
  from: (found: Answer['found']) => Partial<Draft>
}
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** An address to look for; a long street must not cut off the town. */
export const addressToFind = (street: string, ...rest: string[]): string =>
  [street.slice(0, 80), ...rest]
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, 200)

/**
 * Looks up the position of an address and fills it into a form; this can be undone. If the person edits the position in
 * between, their values stay, and the found position is not `taken`.
 */
export function useFoundPosition<Draft>(form: Form<Draft>, position: Position<Draft>) {
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const [before, setBefore] = useState<Partial<Draft>>()
  const [problem, setProblem] = useState<SentProblem>()
  const find = async (address: string) => {
    const stood = position.of(form.values)
    setAnswer(undefined)
    setProblem(undefined)
    setAsking(true)
    const sent = await send('POST /near/geocode', { address })
    setAsking(false)
    if (!sent.ok) return setProblem(sent.problem)
    form.change(now => (isSame(position.of(now), stood) ? position.from(sent.answer.found) : {}))
    setAnswer(sent.answer)
    setBefore(stood)
  }
  const taken = answer !== undefined && isSame(position.of(form.values), position.from(answer.found))
  const undo = () => {
    setAnswer(undefined)
    if (before) form.change(() => before)
  }
  return { find, undo, asking, answer, taken, problem }
}
