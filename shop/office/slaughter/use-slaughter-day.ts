import { useEffect, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import type { QueueAnimal, QueueShare } from '../../qurbani/day/slaughter-day.contract.ts'
import { toast } from '../../ui/toast.tsx'
import { useAskingAgain } from '../../ui/use-asking-again.ts'
import { useCall } from '../../ui/use-call.ts'
import { withAnswers } from '../kit/slaughter-queue.rules.ts'
import { type Taps, useTaps } from '../kit/taps/use-taps.ts'

/** The polling interval of the day while it is shown, in milliseconds: others work on it, too. */
const ASK_EVERY = 15_000

type SlaughterCall = 'POST /qurbani/markDone' | 'POST /qurbani/packShare' | 'POST /qurbani/collectShare'

/** The taps on the day of slaughter: repeating these calls changes nothing. */
export type SlaughterTaps = Taps<SlaughterCall>

/** A day of slaughter, updated right after each tap, and its taps. */
export function useSlaughterDay(seasonId: number, day: number | undefined) {
  const { answer, problem, retry, late, asking } = useCall(
    'GET /qurbani/findQueue',
    { seasonId, day: day ?? 1 },
    day !== undefined,
  )
  useAskingAgain(retry, asking, ASK_EVERY)
  const [answered, setAnswered] = useState<{ of: typeof answer; answers: (QueueAnimal | QueueShare)[] }>()
  const latest = useRef(answer)
  useEffect(() => {
    latest.current = answer
  })
  const taps = useTaps<SlaughterCall>('slaughter', {
    done: (one, { says, undo }) => {
      toast(says, undo ? { undo: { says: m.ui_undo(), does: () => void taps.tap(undo) } } : {})
      setAnswered(before => {
        const of = latest.current
        return { of, answers: before && before.of === of ? [...before.answers, one] : [one] }
      })
    },
    after: retry,
  })
  const animals = answer && withAnswers(answer.animals, answered?.of === answer ? answered.answers : [])
  return { queue: answer && animals && { ...answer, animals }, problem, retry, late, taps }
}
