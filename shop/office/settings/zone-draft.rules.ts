import type { Zone } from '../../delivery/zones.contract.ts'
import { checkZone, MOST_KILOMETRES, type WrittenZone } from '../../delivery/zones.rules.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { isPosition, type Position, unitMetres } from '../../near/providers/distance.rules.ts'
import type { DistanceUnit } from '../../settings/choices.ts'
import { type BandDraft, bandDraftsOf, bandsIn } from '../forms/band-draft.rules.ts'
import { positionText, typedPosition } from '../forms/typed-position.ts'

/** A zone as its form holds it: one place per line, numbers as typed. */
export type ZoneDraft = {
  zoneName: string
  neighbourhoods: string
  postalCodes: string
  /** In the unit of the shop. */
  radius: string
  /** One corner per line: latitude, longitude. */
  polygon: string
  shippingBands: BandDraft[]
  leastOrder: string
  active: boolean
}

const shown = (number: number | null | undefined) => (number === null ? '' : String(number ?? ''))

const kilometresIn = (unit: DistanceUnit) => unitMetres[unit] / 1000
/** Kilometres as a number of the unit, with one decimal. */
export const inUnit = (kilometres: number, unit: DistanceUnit): number =>
  Math.round((10 * kilometres) / kilometresIn(unit)) / 10

/** The radius of a draft in kilometres; one that was not changed stays exactly as it is. */
function radiusIn({ radius }: ZoneDraft, unit: DistanceUnit, zone: Zone | undefined): number | null {
  if (zone && radius === zoneDraftOf(zone, unit).radius) return zone.radius
  const typed = numberOrNone(radius)
  return typed === null ? null : Number((typed * kilometresIn(unit)).toFixed(3))
}

/** The form values of a zone, or of a new one. */
export const zoneDraftOf = (zone: Zone | undefined, unit: DistanceUnit): ZoneDraft => ({
  zoneName: zone?.zoneName ?? '',
  neighbourhoods: zone?.neighbourhoods.join('\n') ?? '',
  postalCodes: zone?.postalCodes.join('\n') ?? '',
  radius: shown(zone?.radius == null ? zone?.radius : inUnit(zone.radius, unit)),
  polygon: zone?.polygon?.map(positionText).join('\n') ?? '',
  shippingBands: bandDraftsOf(zone?.shippingBands ?? []),
  leastOrder: shown(zone?.leastOrder),
  active: zone?.active ?? true,
})

const linesOf = (typed: string) =>
  typed
    .split(/[\n,;]/)
    .map(line => line.trim())
    .filter(Boolean)
const cornersIn = (typed: string) =>
  typed
    .split('\n')
    .filter(line => line.trim())
    .map(typedPosition)
const numberOrNone = (typed: string) => (typed.trim() === '' ? null : readNumber(typed))

/** A zone as sent. */
export const zoneIn = (
  draft: ZoneDraft,
  unit: DistanceUnit,
  zone?: Zone,
): WrittenZone & { active: boolean } => ({
  zoneName: draft.zoneName.trim(),
  neighbourhoods: linesOf(draft.neighbourhoods),
  postalCodes: linesOf(draft.postalCodes),
  radius: radiusIn(draft, unit, zone),
  polygon: draft.polygon.trim() ? cornersIn(draft.polygon) : null,
  shippingBands: draft.shippingBands.length ? bandsIn(draft.shippingBands) : null,
  leastOrder: draft.leastOrder.trim() === '' ? null : readAmount(draft.leastOrder),
  active: draft.active,
})

/** The problems of a zone, by field; `exponent`: decimals of the currency. */
export function checkZoneDraft(draft: ZoneDraft, exponent: number, unit: DistanceUnit): WrongFields {
  const wrong = checkZone(zoneIn(draft, unit), exponent)
  const most = Math.floor(MOST_KILOMETRES / kilometresIn(unit))
  const typed = numberOrNone(draft.radius)
  const isRadius = typed === null || (typed >= 0.1 && typed <= most && Number(typed.toFixed(1)) === typed)
  const { radius: _, ...rest } = wrong
  return isRadius
    ? rest
    : { ...rest, radius: m.office_settings_radius_wrong({ most, unit: unitName[unit]() }) }
}

/** The names of the units. */
export const unitName = { km: m.near_kilometres, miles: m.near_miles }

/** The corners that are written in a draft, without lines that are no position. */
export const cornersOf = ({ polygon }: Pick<ZoneDraft, 'polygon'>): Position[] =>
  cornersIn(polygon).filter(isPosition)
