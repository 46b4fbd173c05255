import { answerAssignAll } from './assign-all.server.ts'
import { answerAssign, answerUnassign } from './assign-shares.server.ts'
import { answerDeleteAnimal } from './delete-animal.server.ts'
import { answerFindAnimals } from './find-animals.server.ts'
import { answerFindQueue } from './find-queue.server.ts'
import { answerFindNewSeason, answerFindSeasonForStaff, answerFindSeasons } from './find-seasons.server.ts'
import { answerFindShares } from './find-shares.server.ts'
import { answerFindStaffBooking } from './find-staff-booking.server.ts'
import { answerFindTotals } from './find-totals.server.ts'
import { answerGiveUpForCustomer } from './give-up-for-customer.server.ts'
import { answerImportAnimals } from './import-animals.server.ts'
import { answerMarkDone } from './mark-done.server.ts'
import { answerMoveShare } from './move-share.server.ts'
import { answerOfferAnimal } from './offer-animal.server.ts'
import { answerCollectShare, answerPackShare } from './pack-share.server.ts'
import { answerReceiveCash } from './receive-cash.server.ts'
import { answerSaveAnimal } from './save-animal.server.ts'
import { answerSaveSeason } from './save-season.server.ts'
import { answerTellDay } from './tell-day.server.ts'
import { answerUploadAnimalPicture } from './upload-animal-picture.server.ts'
import { answerWithdrawAnimal } from './withdraw-animal.server.ts'

/** What answers the calls of Qurbani that staff make. */
export const qurbaniDeskHandlers = [
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
  answerTellDay,
  answerReceiveCash,
  answerFindStaffBooking,
  answerGiveUpForCustomer,
] as const
