import { toQuantity } from '../lib/quantity.ts'
import { shownAmount } from './order-lines.rules.ts'

type Described = {
  productName: string
  wantedSteps: number
  packedSteps?: number | null
  quantityStep: number
  measuringUnit: string
  finalWeight?: number | null
  itemStatus: string
}

/** Returns a line in a few words for the audit: "2 piece Whole Chicken, UNAVAILABLE". */
export function describeLine(line: Described): string {
  const { packedSteps = null, finalWeight = null, itemStatus } = line
  const { steps, quantityStep } = shownAmount({ ...line, packedSteps, finalWeight })
  const words = `${toQuantity(steps, quantityStep)} ${line.measuringUnit} ${line.productName}`
  return itemStatus === 'NEW' ? words : `${words}, ${itemStatus}`
}
