import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import type { geocode } from '../../near/near.contract.ts'
import type { EditFormOf } from '../forms/use-edit-form.ts'
import type { PartnerDraft } from './partner-draft.rules.ts'

type Answer = OutputOf<typeof geocode>
type Typed = Pick<PartnerDraft, 'latitude' | 'longitude'>
const isSame = (one: Typed, other: Typed) =>
  one.latitude === other.latitude && one.longitude === other.longitude
const typedAs = ({ found }: Answer): Typed => ({
  latitude: String(found.latitude),
  longitude: String(found.longitude),
})

/**
 * Looks up the position of the form's address and fills it in; this can be undone. `country` is its name. If the person
 * edits the two fields in between, their values stay, and the position is not `taken`.
 */
export function useFoundPosition(form: EditFormOf<PartnerDraft>['form'], country: string) {
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const [before, setBefore] = useState<Typed>()
  const [problem, setProblem] = useState<SentProblem>()
  const find = async () => {
    const { address, city, latitude, longitude } = form.values
    const stood = { latitude, longitude }
    setAnswer(undefined)
    setProblem(undefined)
    setAsking(true)
    const sent = await send('POST /near/geocode', {
      // A long street must not cut off the town.
      address: [address.slice(0, 80), city, country]
        .map(part => part.trim())
        .filter(Boolean)
        .join(', ')
        .slice(0, 200),
    })
    setAsking(false)
    if (!sent.ok) return setProblem(sent.problem)
    form.change(now => (isSame(now, stood) ? typedAs(sent.answer) : {}))
    setAnswer(sent.answer)
    setBefore(stood)
  }
  const taken = answer !== undefined && isSame(form.values, typedAs(answer))
  const undo = () => {
    setAnswer(undefined)
    if (before) form.change(before)
  }
  return { find, undo, asking, answer, taken, problem }
}
