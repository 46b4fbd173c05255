import { measureOf, mostMeasure } from '../../catalogue/measures.rules.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { EditableItem } from './changed-item.server.ts'

/** Returns what was ordered, and the bounds, if a weight is beyond them; undefined if it is within. */
export function farOff(item: EditableItem) {
  const estimated = measureOf(item.packedSteps ?? item.wantedSteps, item)
  const most = mostMeasure(estimated, item)
  const least = 2 * estimated - most
  const weight = item.finalWeight ?? estimated
  if (!item.weighed || (weight >= least && weight <= most)) return undefined
  return {
    unit: item.pricedUnit ?? item.measuringUnit,
    estimated: toQuantity(1, estimated),
    least: toQuantity(1, least),
    most: toQuantity(1, most),
  }
}
