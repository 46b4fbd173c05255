import type { WrongFields } from '../customers/address.rules.ts'
import type { Zone } from '../delivery/zones.contract.ts'
import { checkZone, type WrittenZone } from '../delivery/zones.rules.ts'
import { type BandDraft, bandDraftsOf, bandsIn, typedNumber } from './band-draft.rules.ts'
import { positionText, typedPosition } from './typed-position.ts'

/** A zone as its form holds it: places one a line, numbers as they are typed. */
export type ZoneDraft = {
  zoneName: string
  neighbourhoods: string
  postalCodes: string
  radius: string
  /** A corner a line: latitude, longitude. */
  polygon: string
  shippingBands: BandDraft[]
  leastOrder: string
  active: boolean
}

const shown = (number: number | null | undefined) => (number === null ? '' : String(number ?? ''))

/** The form of a zone; of a new one where there is none. */
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
const numberOrNone = (typed: string) => (typed.trim() === '' ? null : typedNumber(typed))

/** A zone as it is sent. */
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

/** What is wrong with a zone, by field; `exponent`: decimals of the currency. */
export const checkZoneDraft = (draft: ZoneDraft, exponent: number): WrongFields =>
  checkZone(zoneIn(draft), exponent)
