import { THOUSANDTHS, toSteps } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'

/** The quantity limits as stored: the step in thousandths of the unit, the limits in steps. */
export type StoredLimits = { quantityStep: number; minimumSteps: number; maximumSteps: number }

/** The limits as people write them, in units; missing ones stay unchanged. */
export type WrittenLimits = {
  step?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
}

/** The most steps of a product in one order. */
const MOST_STEPS = 1_000_000

/** Merges the written limits into `before`; returns the limits to store, or what is wrong with them, by field. */
export function limitsOf(
  { step, minimum, maximum }: WrittenLimits,
  before: StoredLimits,
): { limits: StoredLimits } | { wrong: Record<string, string> } {
  const quantityStep = step === undefined ? before.quantityStep : (toSteps(step, 1) ?? 0)
  if (quantityStep < 1 || quantityStep > 1000 * THOUSANDTHS)
    return { wrong: { step: m.catalogue_step_wrong() } }
  const wrong: Record<string, string> = {}
  const { minimumSteps, maximumSteps } = before
  const limits = { quantityStep, minimumSteps, maximumSteps }
  for (const [field, written, stored] of [
    ['minimum', minimum, 'minimumSteps'],
    ['maximum', maximum, 'maximumSteps'],
  ] as const) {
    const quantity = written ?? (before[stored] * before.quantityStep) / THOUSANDTHS
    const steps = toSteps(quantity, quantityStep)
    if (steps === undefined || steps > MOST_STEPS) wrong[field] = m.catalogue_limit_no_step()
    else limits[stored] = steps
  }
  if (!wrong.minimum && !wrong.maximum && limits.maximumSteps < limits.minimumSteps)
    wrong.maximum = m.catalogue_limits_crossed()
  return Object.keys(wrong).length > 0 ? { wrong } : { limits }
}
