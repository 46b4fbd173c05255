import type { DatedHours } from '../../hours/dated-hours.contract.ts'
import { checkDated } from '../../hours/dated-hours.rules.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { closingTime, typedTime } from '../forms/typed-time.ts'
import { weekdayIn } from './break-draft.rules.ts'

/** Dated hours as their form holds them; an empty weekday is every day. */
export type DatedDraft = Record<'name' | 'firstDay' | 'lastDay' | 'weekday' | 'opens' | 'closes', string>

/** The form values of dated hours. */
export const datedDraftOf = (hours: DatedHours | undefined): DatedDraft => ({
  name: hours?.name ?? '',
  firstDay: hours?.firstDay ?? '',
  lastDay: hours?.lastDay ?? '',
  weekday: String(hours?.weekday ?? ''),
  opens: typedTime(hours?.opens ?? ''),
  closes: typedTime(hours?.closes ?? ''),
})

/** Dated hours as sent. A first day alone is their last day as well. */
export const datedIn = (draft: DatedDraft) => ({
  ...draft,
  name: draft.name.trim(),
  lastDay: draft.lastDay || draft.firstDay,
  weekday: weekdayIn(draft.weekday),
  closes: closingTime(draft.closes),
})

/** The problems of dated hours, by field. Only the server knows the date in the shop. */
export const checkDatedDraft = (draft: DatedDraft): WrongFields => checkDated(datedIn(draft), '')
