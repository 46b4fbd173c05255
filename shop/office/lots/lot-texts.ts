import { type DateKind, dateKinds, type LotCause, type lotMoves } from '../../lots/lot-causes.ts'
import { m } from '../../messages/m.ts'

const causes: Record<LotCause, () => string> = {
  OPENING: m.office_lots_cause_opening,
  RECEIVED: m.office_lots_cause_received,
  PICKED: m.office_lots_cause_picked,
  RETURNED: m.office_lots_cause_returned,
  COUNT: m.office_lots_cause_count,
  WASTE: m.office_lots_cause_waste,
  CORRECTION: m.office_lots_cause_correction,
  EXPIRED: m.office_lots_cause_expired,
  OPENED: m.office_lots_cause_opened,
  ENDED: m.office_lots_cause_ended,
}

/** A change that staff enter. */
export type LotMove = (typeof lotMoves)[number]

/** The cause of a change of a lot, in words. */
export const lotCauseWord = (cause: LotCause): string => causes[cause]()

const kinds: Record<DateKind, () => string> = {
  USE_BY: m.office_lots_use_by,
  BEST_BEFORE: m.office_lots_best_before,
  EXPIRY: m.office_lots_expiry,
}

/** The meanings of a last day, to choose from. */
export const dateKindChoices = () => dateKinds.map(kind => [kind, kinds[kind]()] as const)
