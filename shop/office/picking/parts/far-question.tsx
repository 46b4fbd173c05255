import { WeightQuestion } from '../../kit/parts/weight-question.tsx'
import type { PickTaps } from '../use-pick-taps.ts'

/** Asks whether the weight of a line is right. */
export function FarQuestion({ question }: { question: NonNullable<PickTaps['question']> }) {
  const { says, weight, farOff, yes, no } = question
  return <WeightQuestion name={says} weight={weight} farOff={farOff} onYes={yes} onNo={no} />
}
