import { answerBook } from './book.server.ts'
import { answerCancelBooking } from './cancel-booking.server.ts'
import { answerFindBooking } from './find-booking.server.ts'
import { answerFindFamily } from './find-family.server.ts'
import { answerFindSeason } from './find-season.server.ts'
import { answerPayBalance } from './pay-balance.server.ts'

/** What answers the calls of who books shares of Qurbani. */
export const qurbaniHandlers = [
  answerFindSeason,
  answerBook,
  answerFindFamily,
  answerFindBooking,
  answerPayBalance,
  answerCancelBooking,
] as const
