import type { Configuration } from '../process/configuration.ts'

/** The stop signal of a long job, and its ways to report errors and steps without ending. */
export type JobWatch = {
  isStopping: () => boolean
  report: (error: unknown) => void
  /** Adds a line to the log; no personal data. */
  note?: (says: string, about: Record<string, string | number>) => void
}

/** The facts of the shop that jobs need. */
export type JobFacts = { configuration: Configuration; secret: string }
