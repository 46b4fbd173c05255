import { answerEraseOwn, answerErasePerson } from './back-office/erase-person.server.ts'
import { answerExportOwn, answerExportPerson } from './back-office/export-person.server.ts'
import { answerFindPeople } from './back-office/find-people.server.ts'
import { answerFindPerson } from './back-office/find-person.server.ts'
import {
  answerAddCustomerNote,
  answerDeleteCustomerNote,
  answerSetPriority,
} from './customers/customer-notes.server.ts'
import {
  answerFindLedger,
  answerFindReferrals,
  answerFindReferralsOf,
} from './orders/find-referrals.server.ts'
import {
  answerFindRepresentative,
  answerFindRepresentatives,
  answerLookUpReferrer,
} from './representatives/find-representatives.server.ts'
import {
  answerApproveRepresentative,
  answerChangeRepresentative,
  answerEndRepresentative,
  answerRefuseRepresentative,
} from './representatives/keep-representatives.server.ts'
import { answerPayCommission, answerReverseCommission } from './representatives/pay-commission.server.ts'
import {
  answerFindReviewsForStaff,
  answerJudgeReviews,
  answerLetReviewsWait,
} from './reviews/judge-reviews.server.ts'

/** What answers the calls about customers, reviews and representatives. */
export const peopleHandlers = [
  answerErasePerson,
  answerEraseOwn,
  answerExportOwn,
  answerExportPerson,
  answerFindPeople,
  answerFindPerson,
  answerAddCustomerNote,
  answerDeleteCustomerNote,
  answerSetPriority,
  answerFindLedger,
  answerFindReferrals,
  answerFindReferralsOf,
  answerFindRepresentative,
  answerFindRepresentatives,
  answerLookUpReferrer,
  answerApproveRepresentative,
  answerChangeRepresentative,
  answerEndRepresentative,
  answerRefuseRepresentative,
  answerPayCommission,
  answerReverseCommission,
  answerFindReviewsForStaff,
  answerJudgeReviews,
  answerLetReviewsWait,
] as const
