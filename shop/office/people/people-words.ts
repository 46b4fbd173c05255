import { m } from '../../messages/m.ts'
import type { ReferralState } from '../../orders/sales/referral-states.ts'
import type { RepresentativeState } from '../../representatives/representative-states.ts'
import type { ReviewState } from '../../reviews/review-states.ts'
import type { PeopleKind } from './people-kinds.ts'

const kinds: Record<PeopleKind, () => string> = {
  account: m.office_people_kind_account,
  guest: m.office_people_kind_guest,
  priority: m.office_people_kind_priority,
}
const reviews: Record<ReviewState, () => string> = {
  waiting: m.office_people_review_waiting,
  shown: m.office_people_review_shown,
  hidden: m.office_people_review_hidden,
}
const representatives: Record<RepresentativeState, () => string> = {
  asking: m.office_people_asking,
  approved: m.office_people_approved,
  ended: m.office_people_ended,
}
const referrals: Record<ReferralState, () => string> = {
  open: m.office_people_referral_open,
  earned: m.office_people_referral_earned,
  reversed: m.office_people_referral_reversed,
  rejected: m.office_people_referral_rejected,
}
const lines = {
  EARNED: m.office_people_line_earned,
  REVERSED: m.office_people_line_reversed,
  REOPENED: m.office_people_line_reopened,
  PAID: m.office_people_line_paid,
} as const

/** The filter of the customer list, in words. */
export const kindWord = (kind: PeopleKind) => kinds[kind]()
/** The state of a review, in words. */
export const reviewWord = (state: ReviewState) => reviews[state]()
/** The state of a representative, in words. */
export const representativeWord = (state: RepresentativeState) => representatives[state]()
/** The state of a referred order, in words. */
export const referralWord = (state: ReferralState) => referrals[state]()
/** The kind of a ledger line, in words. */
export const lineWord = (kind: keyof typeof lines) => lines[kind]()
