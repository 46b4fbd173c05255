import { answerAssignAll } from './assigning/assign-all.server.ts'
import { answerAssign, answerUnassign } from './assigning/assign-shares.server.ts'
import { answerMoveShare } from './assigning/move-share.server.ts'
import { answerBook } from './booking/book.server.ts'
import { answerCancelBooking } from './booking/cancel-booking.server.ts'
import { answerFindBooking } from './booking/find-booking.server.ts'
import { answerPayBalance } from './booking/pay-balance.server.ts'
import { answerFindQueue } from './day/find-queue.server.ts'
import { answerMarkDone } from './day/mark-done.server.ts'
import { answerMessageDay } from './day/message-day.server.ts'
import { answerCollectShare, answerPackShare } from './day/pack-share.server.ts'
import { answerFindShares } from './desk/find-shares.server.ts'
import { answerFindStaffBooking } from './desk/find-staff-booking.server.ts'
import { answerFindTotals } from './desk/find-totals.server.ts'
import { answerGiveUpForCustomer } from './desk/give-up-for-customer.server.ts'
import { answerReceiveCash } from './desk/receive-cash.server.ts'
import { answerFindFamily } from './families/find-family.server.ts'
import { answerDeleteAnimal } from './herd/delete-animal.server.ts'
import { answerFindAnimals } from './herd/find-animals.server.ts'
import { answerImportAnimals } from './herd/import-animals.server.ts'
import { answerOfferAnimal } from './herd/offer-animal.server.ts'
import { answerSaveAnimal } from './herd/save-animal.server.ts'
import { answerUploadAnimalPicture } from './herd/upload-animal-picture.server.ts'
import { answerWithdrawAnimal } from './herd/withdraw-animal.server.ts'
import { answerFindSeason } from './season/find-season.server.ts'
import {
  answerFindNewSeason,
  answerFindSeasonForStaff,
  answerFindSeasons,
} from './season/find-seasons.server.ts'
import { answerSaveSeason } from './season/save-season.server.ts'

/** The handlers of every call of Qurbani. */
export const qurbaniHandlers = [
  answerFindSeason,
  answerBook,
  answerFindFamily,
  answerFindBooking,
  answerPayBalance,
  answerCancelBooking,
  answerFindSeasons,
  answerFindNewSeason,
  answerFindSeasonForStaff,
  answerSaveSeason,
  answerFindAnimals,
  answerSaveAnimal,
  answerDeleteAnimal,
  answerWithdrawAnimal,
  answerOfferAnimal,
  answerImportAnimals,
  answerAssign,
  answerUnassign,
  answerAssignAll,
  answerMoveShare,
  answerFindQueue,
  answerMarkDone,
  answerPackShare,
  answerCollectShare,
  answerUploadAnimalPicture,
  answerFindShares,
  answerFindTotals,
  answerMessageDay,
  answerReceiveCash,
  answerFindStaffBooking,
  answerGiveUpForCustomer,
] as const
