import type { Distribution } from '../animals.rules.ts'
import type { ShareState } from '../share-states.rules.ts'

const steps = ['BOOKED', 'ASSIGNED', 'DONE', 'PACKED', 'COLLECTED'] as const

/** A step of a share, and if the share has reached it. */
export type Step = { state: (typeof steps)[number]; reached: boolean }

/** Returns the steps of a paid share, in order; a share that is given away in full is not handed over. */
export function stepsOf({ state, distribution }: { state: ShareState; distribution: Distribution }): Step[] {
  const own = distribution === 'GIVE ALL' ? steps.slice(0, -1) : steps
  const at = (steps as readonly ShareState[]).indexOf(state)
  return own.map((step, index) => ({ state: step, reached: index <= at }))
}
