import { useEffect, useRef, useState } from 'react'
import type { QueueAnimal, QueueShare } from '../../qurbani/day/slaughter-day.contract.ts'
import { useAskingAgain } from '../../ui/use-asking-again.ts'
import { useCall } from '../../ui/use-call.ts'
import { withAnswers } from '../kit/slaughter-queue.rules.ts'
import { useSlaughterTaps } from './use-slaughter-taps.ts'

/** The polling interval of the day while it is shown, in milliseconds: others work on it, too. */
const ASK_EVERY = 15_000

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
  const taps = useSlaughterTaps(
    one =>
      setAnswered(before => {
        const of = latest.current
        return { of, answers: before && before.of === of ? [...before.answers, one] : [one] }
      }),
    retry,
  )
  const animals = answer && withAnswers(answer.animals, answered?.of === answer ? answered.answers : [])
  return { queue: answer && animals && { ...answer, animals }, problem, retry, late, taps }
}
