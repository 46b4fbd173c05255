import { useEffect, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import { m } from '../messages/m.ts'
import { deliverTo, useDeliverTo } from './deliver-to.ts'
import type { ShownReach } from './reach.contract.ts'

type Answer = { of: string; shown?: ShownReach; problem?: SentProblem }

/** The delivery question: the typed text, the shop's answer, and the function that asks. The last question is remembered. */
export function useReachQuestion() {
  const remembered = useDeliverTo()
  const [typed, setTyped] = useState<string>()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const [wrong, setWrong] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same
  useEffect(() => {
    if (!remembered) return setAnswer(undefined)
    const leaving = new AbortController()
    send('POST /deliveryZones/findByAddress', { address: remembered }, { signal: leaving.signal }).then(
      sent => {
        if (leaving.signal.aborted) return
        setAnswer({ of: remembered, ...(sent.ok ? { shown: sent.answer } : { problem: sent.problem }) })
      },
    )
    return () => leaving.abort()
  }, [remembered, attempt])

  return {
    typed: typed ?? remembered,
    type: (text: string) => {
      setTyped(text)
      setWrong(undefined)
    },
    wrong,
    remembered,
    answer: answer?.of === remembered ? answer : undefined,
    asking: remembered !== '' && answer?.of !== remembered,
    /** Remembers the typed text and asks; an emptied field forgets the last question. */
    ask: () => {
      const address = (typed ?? remembered).trim()
      setWrong(address || remembered ? undefined : m.delivery_ask_empty())
      setTyped(undefined)
      deliverTo(address)
      setAttempt(attempt + 1)
    },
    forget: () => {
      setWrong(undefined)
      setTyped(undefined)
      deliverTo('')
    },
  }
}
