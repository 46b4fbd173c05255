import type { Measures } from '../catalogue/measures.rules.ts'
import { toQuantity } from '../lib/quantity.ts'
import { shownAmount } from './order-lines.rules.ts'

type Described = Measures & {
  productName: string
  wantedSteps: number
  packedSteps?: number | null
  measuringUnit: string
  pricedUnit: string | null
  finalWeight?: number | null
  itemStatus: string
}

/** Returns a line in a few words for the audit: "2 piece Whole Chicken, UNAVAILABLE". */
export function describeLine(line: Described): string {
  const { packedSteps = null, finalWeight = null, itemStatus } = line
  const { steps, quantityStep } = shownAmount({ ...line, packedSteps, finalWeight })
  const weight =
    finalWeight === null || line.pricedUnit === null
      ? ''
      : ` (${toQuantity(1, finalWeight)} ${line.pricedUnit})`
  const words = `${toQuantity(steps, quantityStep)} ${line.measuringUnit} ${line.productName}${weight}`
  return itemStatus === 'NEW' ? words : `${words}, ${itemStatus}`
}
