import { toSteps } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { isWeight } from '../unit-sizes.ts'

/** The way in which a product is priced and weighed, as stored: see `products`. */
export type StoredMeasures = {
  unitName: string
  pricedUnit: string | null
  pricedPer: number
  nominalMeasure: number | null
  measureFrom: number | null
  measureTo: number | null
  weighed: boolean
  weighedAfter: boolean
  toleranceBp: number | null
  content: number | null
  contentUnit: string | null
}

/** The same as people write it: measures in units, the tolerance in per cent; missing fields stay unchanged. */
export type WrittenMeasures = {
  unitName?: string | undefined
  pricedUnit?: string | null | undefined
  pricedPer?: number | undefined
  nominalMeasure?: number | null | undefined
  measureFrom?: number | null | undefined
  measureTo?: number | null | undefined
  weighed?: boolean | undefined
  weighedAfter?: boolean | undefined
  tolerance?: number | null | undefined
  content?: number | null | undefined
  contentUnit?: string | null | undefined
}

const measures = ['nominalMeasure', 'measureFrom', 'measureTo', 'content'] as const
/** The largest measure, in thousandths. */
const MOST = 1_000_000_000

const newMeasures: StoredMeasures = {
  unitName: 'piece',
  pricedUnit: null,
  pricedPer: 1000,
  nominalMeasure: null,
  measureFrom: null,
  measureTo: null,
  weighed: false,
  weighedAfter: false,
  toleranceBp: null,
  content: null,
  contentUnit: null,
}

/**
 * Merges what was written into `before`; returns the columns to store, or what is wrong with them, by field. A product that is
 * sold by a unit of weight is weighed unless it says otherwise: its price then follows the scales.
 */
export function measuresOf(
  written: WrittenMeasures,
  before: StoredMeasures = newMeasures,
): { columns: StoredMeasures } | { wrong: Record<string, string> } {
  const wrong: Record<string, string> = {}
  const thousandths = (field: string, value: number): number => {
    const found = toSteps(value, 1)
    if (found === undefined || found > MOST) wrong[field] = m.catalogue_measure_wrong()
    return found ?? 0
  }
  const columns = { ...stored(before), unitName: written.unitName ?? before.unitName }
  if (written.pricedUnit !== undefined) columns.pricedUnit = written.pricedUnit?.trim() || null
  if (columns.pricedUnit === columns.unitName) columns.pricedUnit = null
  if (written.contentUnit !== undefined) columns.contentUnit = written.contentUnit?.trim() || null
  for (const field of measures) {
    const value = written[field]
    if (value !== undefined) columns[field] = value === null ? null : thousandths(field, value)
  }
  if (written.pricedPer !== undefined) columns.pricedPer = thousandths('pricedPer', written.pricedPer)
  if (written.tolerance !== undefined) columns.toleranceBp = ownTolerance(written.tolerance)
  const pricedUnit = columns.pricedUnit ?? columns.unitName
  const isSameUnit = pricedUnit === (before.pricedUnit ?? before.unitName)
  columns.weighed = written.weighed ?? (isSameUnit ? before.weighed : isWeight(pricedUnit))
  // Only what is weighed can be weighed after it is cut.
  columns.weighedAfter = written.weighedAfter ?? (before.weighedAfter && columns.weighed)
  // A product that is priced by its own unit has no usual measure.
  if (columns.pricedUnit === null)
    Object.assign(columns, { nominalMeasure: null, measureFrom: null, measureTo: null })
  Object.assign(wrong, wrongMeasures(columns))
  return Object.keys(wrong).length > 0 ? { wrong } : { columns }
}

/** Only these columns of a product. */
const stored = (row: StoredMeasures): StoredMeasures => ({
  unitName: row.unitName,
  pricedUnit: row.pricedUnit,
  pricedPer: row.pricedPer,
  nominalMeasure: row.nominalMeasure,
  measureFrom: row.measureFrom,
  measureTo: row.measureTo,
  weighed: row.weighed,
  weighedAfter: row.weighedAfter,
  toleranceBp: row.toleranceBp,
  content: row.content,
  contentUnit: row.contentUnit,
})

/** The tolerance of a product in hundredths of a per cent; null if it is the shop's. */
const ownTolerance = (percent: number | null): number | null =>
  percent === null ? null : Math.round(percent * 100)

function wrongMeasures(columns: StoredMeasures): Record<string, string> {
  const { pricedUnit, unitName, nominalMeasure, measureFrom, measureTo, weighed, toleranceBp } = columns
  const wrong: Record<string, string> = {}
  if (pricedUnit !== null && nominalMeasure === null)
    wrong.nominalMeasure = m.catalogue_nominal_required({ unit: unitName, priced: pricedUnit })
  if ((measureFrom ?? 0) > (nominalMeasure ?? 0)) wrong.measureFrom = m.catalogue_range_from()
  if (measureTo !== null && measureTo < (nominalMeasure ?? 0)) wrong.measureTo = m.catalogue_range_to()
  if (weighed && !isWeight(pricedUnit ?? unitName)) wrong.weighed = m.catalogue_weighed_unit()
  if (columns.weighedAfter && !weighed) wrong.weighedAfter = m.catalogue_weighed_after_weighed()
  if (toleranceBp !== null && (toleranceBp < 0 || toleranceBp > 10_000))
    wrong.tolerance = m.catalogue_tolerance_wrong()
  if (columns.content !== null && columns.contentUnit === null)
    wrong.contentUnit = m.catalogue_content_unit_required()
  if (columns.content === null && columns.contentUnit !== null) columns.contentUnit = null
  return wrong
}
