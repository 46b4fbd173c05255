import { z } from 'zod'
import { m } from '../messages/m.ts'

/** A time of day by the shop's clock. */
export const clockField = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$|^24:00(:00)?$/, { error: () => m.hours_time_needed() })
