import type { InputOf } from '../../lib/call.ts'
import { readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { checkPartner, goodsOnce } from '../../near/partners/partner.rules.ts'
import type { PartnerKind, WeekHours } from '../../near/partners/partner-kinds.rules.ts'
import type { Partner, savePartner } from '../../near/partners/partners.contract.ts'
import { hoursIn, type WeekDraft, weekDraftOf } from '../forms/week-draft.rules.ts'

/** A partner as its form holds it: numbers as typed, days from Monday. */
export type PartnerDraft = WeekDraft & {
  /** Null for a new one. */
  partnerId: number | null
  updatedDate: string | null
  partnerName: string
  kind: PartnerKind
  address: string
  city: string
  country: string
  latitude: string
  longitude: string
  phone1: string
  priority: string
  goods: string[]
  /** Typed text that is not in the list of products yet. */
  newGoods: string
  hoursKnown: boolean
  active: boolean
}

const everyDay: WeekHours = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '22:00' }))
const usualPriority = '3'

/** The form values of a week's hours. */
const weekOf = (hours: WeekHours): WeekDraft =>
  weekDraftOf(hours.flatMap((day, weekday) => (day ? [{ ...day, weekday }] : [])))

/** The form values of a partner. */
export const partnerDraftOf = ({ hours, ...partner }: Partner): PartnerDraft => ({
  ...partner,
  latitude: String(partner.latitude),
  longitude: String(partner.longitude),
  priority: String(partner.priority),
  newGoods: '',
  hoursKnown: hours !== null,
  days: weekOf(hours ?? everyDay).days,
})

/** The form values of a new partner in this country (ISO 3166). */
export const newPartnerDraft = (country: string): PartnerDraft => ({
  partnerId: null,
  updatedDate: null,
  kind: 'GROCERY',
  ...{ partnerName: '', address: '', city: '', country, latitude: '', longitude: '', phone1: '' },
  priority: usualPriority,
  goods: [],
  newGoods: '',
  hoursKnown: false,
  days: weekOf(everyDay).days,
  active: true,
})

/** The products plus those just typed, which commas separate. */
export const goodsWith = ({ goods, newGoods }: Pick<PartnerDraft, 'goods' | 'newGoods'>): string[] =>
  goodsOnce([
    ...goods,
    ...newGoods
      .split(/[,;،]/)
      .map(one => one.trim())
      .filter(Boolean),
  ])

/** The hours as sent, from Sunday: one span a day. */
function partnerHours({ hoursKnown, days }: PartnerDraft): Partner['hours'] {
  if (!hoursKnown) return null
  const hours = hoursIn({ days })
  return [0, 1, 2, 3, 4, 5, 6].map(weekday => {
    const day = hours.find(one => one.weekday === weekday)
    return day ? { opens: day.opens, closes: day.closes } : null
  })
}

/** A partner as sent. */
export function partnerIn(draft: PartnerDraft): InputOf<typeof savePartner> {
  const { partnerId, updatedDate, kind, active } = draft
  return {
    ...(partnerId === null || updatedDate === null ? {} : { partnerId, updatedDate }),
    ...{ kind, active },
    partnerName: draft.partnerName.trim(),
    address: draft.address.trim(),
    city: draft.city.trim(),
    country: draft.country,
    latitude: readNumber(draft.latitude),
    longitude: readNumber(draft.longitude),
    phone1: draft.phone1.trim(),
    priority: readNumber(draft.priority),
    goods: goodsWith(draft),
    hours: partnerHours(draft),
  }
}

/** The problems of a partner as typed, by field of the call. */
export const checkPartnerDraft = (draft: PartnerDraft): WrongFields =>
  checkPartner({ ...partnerIn(draft), goods: goodsWith(draft), hours: partnerHours(draft) })
