import { useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import type { OutputOf } from '../lib/call.ts'
import type { geocode } from '../near/near.contract.ts'
import type { PartnerDraft } from './partner-draft.rules.ts'
import type { KeptFormOf } from './use-kept-form.ts'

/**
 * Finds the position of the address that a form holds and writes it there, which can be undone. `country` is its name.
 */
export function useFoundPosition(form: KeptFormOf<PartnerDraft>['form'], country: string) {
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<OutputOf<typeof geocode>>()
  const [before, setBefore] = useState<Pick<PartnerDraft, 'latitude' | 'longitude'>>()
  const [problem, setProblem] = useState<SentProblem>()
  const find = async () => {
    const { address, city, latitude, longitude } = form.values
    setAnswer(undefined)
    setProblem(undefined)
    setAsking(true)
    const sent = await send('POST /near/geocode', {
      // A long street must not push its town out.
      address: [address.slice(0, 80), city, country]
        .map(part => part.trim())
        .filter(Boolean)
        .join(', ')
        .slice(0, 200),
    })
    setAsking(false)
    if (!sent.ok) return setProblem(sent.problem)
    const { found } = sent.answer
    form.change({ latitude: String(found.latitude), longitude: String(found.longitude) })
    setAnswer(sent.answer)
    setBefore({ latitude, longitude })
  }
  const undo = () => {
    setAnswer(undefined)
    if (before) form.change(before)
  }
  return { find, undo, asking, answer, problem }
}
