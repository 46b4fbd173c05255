import { m } from '../../messages/m.ts'
import { weekText } from '../forms/week-draft.rules.ts'
import { goodsWith, type PartnerDraft } from './partner-draft.rules.ts'
import { partnerKindWord } from './partner-words.ts'

const names: Partial<Record<keyof PartnerDraft, () => string>> = {
  partnerName: m.office_near_name,
  kind: m.office_near_kind,
  address: m.office_near_address,
  city: m.office_near_town,
  country: m.office_near_country,
  latitude: m.office_near_latitude,
  longitude: m.office_near_longitude,
  phone1: m.office_near_phone,
  priority: m.office_near_priority,
  goods: m.office_near_goods,
  hoursKnown: m.office_near_hours_known,
  days: m.office_near_hours,
  active: m.office_near_state,
}

/** The fields of a partner that are not plain text, as lines. */
const lines: Partial<Record<keyof PartnerDraft, (draft: PartnerDraft) => string[]>> = {
  kind: ({ kind }) => [partnerKindWord(kind)],
  goods: goodsWith,
  hoursKnown: ({ hoursKnown }) => [hoursKnown ? m.office_near_hours_known() : m.office_near_hours_unknown()],
  days: draft => [weekText(draft)],
  active: ({ active }) => [active ? m.office_near_open() : m.office_near_inactive()],
}

/** The name and text of a partner's field, for choosing between two versions. */
export const describePartner = (
  name: keyof PartnerDraft,
  draft: PartnerDraft,
): { name: string; text: string } => ({
  name: names[name]?.() ?? '',
  text: lines[name]?.(draft).join('\n') ?? String(draft[name] ?? ''),
})
