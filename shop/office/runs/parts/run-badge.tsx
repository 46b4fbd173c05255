import type { RunState } from '../../../orders/runs/run-states.rules.ts'
import { runState } from '../run-words.ts'

const looks: Record<RunState, string> = {
  PLANNED: 'bg-sunken',
  OUT: 'bg-saffron-soft',
  BACK: 'bg-rose-soft text-rose',
  SETTLED: 'bg-green-soft',
}

/** The state of a run. */
export const RunBadge = ({ state }: { state: RunState }) => (
  <span className={`rounded-small px-2 py-0.5 text-sm font-medium ${looks[state]}`}>{runState[state]()}</span>
)
