import { restored } from './restored.ts'
import type { Trial } from './trial.ts'

/** The trials, in the order in which they run. */
export const parts: Record<string, Trial> = { restore: restored }
