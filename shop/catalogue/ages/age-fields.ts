import { z } from 'zod'
import { MOST_AGE } from './ages.rules.ts'

/** An age in years, in a request. */
export const age = z.int().min(1).max(MOST_AGE)
