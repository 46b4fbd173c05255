import { answerPayBackCash, answerReceiveCash } from './cash/cash.server.ts'
import { answerCountDrawer, answerFindDrawer } from './cash/drawer.server.ts'
import { answerFindTakings } from './cash/find-takings.server.ts'
import { answerChargePayment, answerSavePayment } from './charge-payment.server.ts'
import { answerFindPaymentDifferences } from './compare-payments.server.ts'
import { answerSellAtCounter } from './counter/sell.server.ts'
import { answerFindOrderMoney, answerRefundPayment, answerTakePayment } from './order-money.server.ts'
import { answerCancelOwn, answerEditOwn, answerPreviewOwnEdit } from './own/own-changes.server.ts'
import { answerPayOwnEdit } from './own/pay-own-edit.server.ts'
import {
  answerFindPayment,
  answerLookAtPayment,
  answerOpenPayment,
  answerPractisePayment,
} from './pay-by-link.server.ts'
import { answerReopenOrder } from './reopen-order.server.ts'
import { answerAgreeToRest, answerAskForRest, answerWithdrawRest } from './rest/rest.server.ts'
import { answerEndStop, answerRefuseLine } from './runs/at-the-door.server.ts'
import { answerFindMyRuns, answerFindRuns } from './runs/find-runs.server.ts'
import { answerSettleRun } from './runs/settle-run.server.ts'
import { answerTryTaskAgain } from './try-task-again.server.ts'

/** The handlers of every call of payments. */
export const paymentsHandlers = [
  answerFindPayment,
  answerOpenPayment,
  answerLookAtPayment,
  answerPractisePayment,
  answerChargePayment,
  answerSavePayment,
  answerFindOrderMoney,
  answerTakePayment,
  answerRefundPayment,
  answerTryTaskAgain,
  answerFindPaymentDifferences,
  answerReceiveCash,
  answerPayBackCash,
  answerFindTakings,
  answerFindDrawer,
  answerCountDrawer,
  answerSellAtCounter,
  answerReopenOrder,
  answerAskForRest,
  answerWithdrawRest,
  answerAgreeToRest,
  answerPreviewOwnEdit,
  answerEditOwn,
  answerCancelOwn,
  answerPayOwnEdit,
  answerFindRuns,
  answerFindMyRuns,
  answerEndStop,
  answerRefuseLine,
  answerSettleRun,
] as const
