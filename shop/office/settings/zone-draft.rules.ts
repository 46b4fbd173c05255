import type { Zone } from '../../delivery/zones.contract.ts'
import { checkZone, type WrittenZone } from '../../delivery/zones.rules.ts'
import { readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { type BandDraft, bandDraftsOf, bandsIn } from '../forms/band-draft.rules.ts'
import { positionText, typedPosition } from '../forms/typed-position.ts'

/** A zone as its form holds it: one place per line, numbers as typed. */
export type ZoneDraft = {
  zoneName: string
  neighbourhoods: string
  postalCodes: string
  radius: string
  /** One corner per line: latitude, longitude. */
  polygon: string
  shippingBands: BandDraft[]
  leastOrder: string
  active: boolean
}

const shown = (number: number | null | undefined) => (number === null ? '' : String(number ?? ''))

/** The form values of a zone, or of a new one. */
export const zoneDraftOf = (zone: Zone | undefined): ZoneDraft => ({
  zoneName: zone?.zoneName ?? '',
  neighbourhoods: zone?.neighbourhoods.join('\n') ?? '',
  postalCodes: zone?.postalCodes.join('\n') ?? '',
  radius: shown(zone?.radius),
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
export const zoneIn = (draft: ZoneDraft): WrittenZone & { active: boolean } => ({
  zoneName: draft.zoneName.trim(),
  neighbourhoods: linesOf(draft.neighbourhoods),
  postalCodes: linesOf(draft.postalCodes),
  radius: numberOrNone(draft.radius),
  polygon: draft.polygon.trim() ? cornersIn(draft.polygon) : null,
  shippingBands: draft.shippingBands.length ? bandsIn(draft.shippingBands) : null,
  leastOrder: numberOrNone(draft.leastOrder),
  active: draft.active,
})

/** The problems of a zone, by field; `exponent`: decimals of the currency. */
export const checkZoneDraft = (draft: ZoneDraft, exponent: number): WrongFields =>
  checkZone(zoneIn(draft), exponent)
