import {
  answerApproveRepresentative,
  answerChangeRepresentative,
  answerEndRepresentative,
  answerRefuseRepresentative,
} from './edit-representatives.server.ts'
import {
  answerFindRepresentative,
  answerFindRepresentatives,
  answerLookUpReferrer,
} from './find-representatives.server.ts'
import { answerPayCommission, answerReverseCommission } from './pay-commission.server.ts'

/** The handlers of every call of representatives. */
export const representativesHandlers = [
  answerFindRepresentative,
  answerFindRepresentatives,
  answerLookUpReferrer,
  answerApproveRepresentative,
  answerChangeRepresentative,
  answerEndRepresentative,
  answerRefuseRepresentative,
  answerPayCommission,
  answerReverseCommission,
] as const
