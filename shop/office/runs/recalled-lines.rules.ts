import { isLeftOut } from '../../orders/order-lines.rules.ts'
import type { DriverStop } from '../../payments/runs/runs.contract.ts'

/** The lines of a stop that are recalled and still in the order: those must not be handed over. */
export const recalledLines = ({ lines }: Pick<DriverStop, 'lines'>): DriverStop['lines'] =>
  lines.filter(
    ({ recalled, refusal, itemStatus }) => recalled.length > 0 && refusal === null && !isLeftOut(itemStatus),
  )
