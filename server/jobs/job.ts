import type { Configuration } from '../process/configuration.ts'

/** The stop signal of a long job, and its way to report errors without ending. */
export type JobWatch = { isStopping: () => boolean; report: (error: unknown) => void }

/** The facts of the shop that jobs need. */
export type JobFacts = { configuration: Configuration; secret: string }
