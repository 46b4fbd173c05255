import { WeightQuestion } from '../../kit/parts/weight-question.tsx'
import type { PickTaps } from '../use-pick-taps.ts'
import { type useScans, weighed } from '../use-scans.ts'
import { WeighAgain } from './weigh-again.tsx'

type Props = { picking: PickTaps; scans: ReturnType<typeof useScans> }

/** The questions that a scan or a tap asks: is it one more piece, and is its weight right? */
export const PickQuestions = ({ picking: { question, pick }, scans: { again, closeAgain } }: Props) => (
  <>
    {again && (
      <WeighAgain
        line={again}
        onClose={closeAgain}
        onWeigh={(line, weight) => {
          closeAgain()
          void pick(line, weighed(line, weight))
        }}
      />
    )}
    {question && (
      <WeightQuestion
        name={question.says}
        weight={question.weight}
        farOff={question.farOff}
        onYes={question.yes}
        onNo={question.no}
      />
    )}
  </>
)
