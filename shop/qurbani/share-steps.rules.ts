import type { Distribution } from './animals.rules.ts'
import type { ShareState } from './share-states.rules.ts'

const steps = ['BOOKED', 'ASSIGNED', 'DONE', 'PACKED', 'COLLECTED'] as const

/** A step of a share, and whether it has got there. */
export type Step = { state: (typeof steps)[number]; reached: boolean }

/** The steps of a share that is paid for, in order; what is given away in full is not handed over. */
export function stepsOf({ state, distribution }: { state: ShareState; distribution: Distribution }): Step[] {
  const own = distribution === 'GIVE ALL' ? steps.slice(0, -1) : steps
  const at = (steps as readonly ShareState[]).indexOf(state)
  return own.map((step, index) => ({ state: step, reached: index <= at }))
}
