import { type FrontCounts, newFrontCounts } from './count-front.ts'
import { Histogram } from './histogram.ts'
import type { Traces } from './traces.ts'

/** The numbers that a process counts while it serves. They are read when something asks for them. */
export type Watch = {
  front: FrontCounts
  /** The answers of the app by method, route and class of status, such as `GET /api/session 2xx`. */
  requests: Map<string, number>
  requestSeconds: Histogram
  renderSeconds: Histogram
  statementSeconds: Histogram
  /** The runs of jobs by name and result, such as `messages done`. */
  jobs: Map<string, number>
  /** Numbers that are read where they are, by the name of their metric. */
  gauges: Map<string, () => number>
  /** Undefined unless traces are configured. */
  traces?: Traces | undefined
}

/** Opens an empty watch. */
export const openWatch = (traces?: Traces): Watch => ({
  front: newFrontCounts(),
  requests: new Map(),
  requestSeconds: new Histogram([0.005, 0.025, 0.1, 0.25, 1, 5]),
  renderSeconds: new Histogram([0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]),
  statementSeconds: new Histogram([0.001, 0.005, 0.025, 0.1, 0.5, 2]),
  jobs: new Map(),
  gauges: new Map(),
  traces,
})

/** Adds one to the number of a key. */
export function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
