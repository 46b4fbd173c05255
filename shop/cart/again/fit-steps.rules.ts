/** The limits of a product, in steps of so many thousandths of its unit. */
type Limits = { quantityStep: number; minimumSteps: number; maximumSteps: number; stepsLeft: number }

/**
 * Returns the steps in which an amount (in thousandths of the unit) is ordered now: as many as fit into it, within the limits of the
 * product and its stock; 0 if the stock has less than the minimum.
 */
export function fitSteps(
  wanted: number,
  { quantityStep, minimumSteps, maximumSteps, stepsLeft }: Limits,
): number {
  const most = Math.min(maximumSteps, stepsLeft)
  const steps = Math.max(minimumSteps, Math.min(Math.floor(wanted / quantityStep), most))
  return steps <= most ? steps : 0
}
