import { answerFindStockMovements } from './catalogue/find-stock-movements.server.ts'
import { answerFindDemoGoods, answerRemoveDemoGoods } from './catalogue/remove-demo-goods.server.ts'
import { answerFindToday } from './find-today.server.ts'
import { answerDeleteView, answerFindViews, answerSaveView } from './lists/saved-views.server.ts'
import { answerFindMessageText } from './mails/find-message-text.server.ts'
import { answerFindOutbox } from './mails/find-outbox.server.ts'
import { answerFindSending } from './mails/find-sending.server.ts'
import { answerSendMessageAgain } from './mails/send-message-again.server.ts'
import { answerSendTest } from './mails/send-test.server.ts'
import { answerShowInvitationLink, answerShowLink } from './mails/show-link.server.ts'
import { answerEraseOwn, answerErasePerson } from './people/erase-person.server.ts'
import { answerExportOwn, answerExportPerson } from './people/export-person.server.ts'
import { answerFindPeople } from './people/find-people.server.ts'
import { answerFindPerson } from './people/find-person.server.ts'
import { answerFindKept } from './privacy/find-kept.server.ts'
import {
  answerForgetService,
  answerSaveAddress,
  answerSaveCardKeys,
  answerSaveMailServer,
  answerSaveTextProvider,
} from './services/save-services.server.ts'
import { answerFindServices } from './services/show-services.server.ts'
import { answerTryService } from './services/try-service.server.ts'
import { answerFindCurrencyUse, answerSaveCurrency } from './settings/save-currency.server.ts'
import { answerUploadShopPicture } from './settings/upload-shop-picture.server.ts'

/** The handlers of every call of the office. */
export const officeHandlers = [
  answerFindDemoGoods,
  answerRemoveDemoGoods,
  answerFindStockMovements,
  answerFindCurrencyUse,
  answerSaveCurrency,
  answerUploadShopPicture,
  answerFindViews,
  answerSaveView,
  answerDeleteView,
  answerFindToday,
  answerFindOutbox,
  answerFindMessageText,
  answerFindSending,
  answerSendTest,
  answerSendMessageAgain,
  answerShowLink,
  answerShowInvitationLink,
  answerFindServices,
  answerSaveAddress,
  answerSaveMailServer,
  answerSaveTextProvider,
  answerSaveCardKeys,
  answerForgetService,
  answerTryService,
  answerErasePerson,
  answerEraseOwn,
  answerExportOwn,
  answerExportPerson,
  answerFindPeople,
  answerFindPerson,
  answerFindKept,
] as const
