import { answerOrderAgain, answerOrderAgainByLink } from './again/order-again.server.ts'
import { answerLookAtCounter } from './counter/look-at-counter.server.ts'
import { answerPriceCounter } from './counter/price-counter.server.ts'
import { answerAddOrderNote } from './desk/add-order-note.server.ts'
import { answerChangeOrderStatus, answerMarkPrinted } from './desk/change-order-status.server.ts'
import { answerEditOrder, answerPreviewOrderEdit } from './desk/edit-order.server.ts'
import { answerFindBoard } from './desk/find-board.server.ts'
import { answerFindCallers } from './desk/find-callers.server.ts'
import { answerFindGoods } from './desk/find-goods.server.ts'
import { answerFindOrdersToPrint, answerFindStaffOrder } from './desk/find-staff-order.server.ts'
import { answerMoveOrderToSlot } from './desk/move-to-slot.server.ts'
import { answerEditOrderDetails, answerPreviewOrderDetails } from './desk/order-details.server.ts'
import { answerSavePhoneOrder } from './desk/save-phone-order.server.ts'
import { answerFindSlotDay } from './desk/slot-day.server.ts'
import { answerFindLotOrders } from './lots/find-lot-orders.server.ts'
import { answerKeepLots } from './lots/keep-lots.server.ts'
import { answerFindNotices } from './own/find-notices.server.ts'
import { answerFindOrderByLink } from './own/find-order-by-link.server.ts'
import { answerFindOrdersWithItems } from './own/find-orders-with-items.server.ts'
import { answerMailOrder } from './own/mail-order.server.ts'
import { answerCountBags } from './packing/count-bags.server.ts'
import { answerFindPacking } from './packing/find-packing.server.ts'
import { answerFindPicking, answerFindToPick } from './picking/find-picking.server.ts'
import { answerOpenPicked, answerPickItem } from './picking/pick-item.server.ts'
import { answerScanLine } from './picking/scan-line.server.ts'
import { answerClaimLines, answerFindWave, answerReleaseLines } from './picking/waves.server.ts'
import { answerSaveOrder } from './placing/save-order.server.ts'
import { answerDepartRun } from './runs/depart-run.server.ts'
import { answerPlanRun, answerRemoveRun, answerSaveRun } from './runs/plan-runs.server.ts'
import { answerFindMargin } from './sales/find-margin.server.ts'
import {
  answerFindLedger,
  answerFindReferrals,
  answerFindReferralsOf,
} from './sales/find-referrals.server.ts'
import { answerFindSales } from './sales/find-sales.server.ts'
import { answerAnswerSubstitute } from './swaps/answer-substitute.server.ts'
import { answerFindSubstitutes } from './swaps/find-substitutes.server.ts'
import { answerFindWishes } from './swaps/find-wishes.server.ts'
import { answerOfferSubstitute } from './swaps/offer-substitute.server.ts'

/** The handlers of every call of orders. */
export const ordersHandlers = [
  answerSaveOrder,
  answerFindOrderByLink,
  answerFindOrdersWithItems,
  answerChangeOrderStatus,
  answerMailOrder,
  answerFindNotices,
  answerOrderAgain,
  answerOrderAgainByLink,
  answerFindSales,
  answerFindMargin,
  answerFindBoard,
  answerFindStaffOrder,
  answerAddOrderNote,
  answerMarkPrinted,
  answerFindOrdersToPrint,
  answerPreviewOrderEdit,
  answerEditOrder,
  answerPreviewOrderDetails,
  answerEditOrderDetails,
  answerFindCallers,
  answerFindGoods,
  answerSavePhoneOrder,
  answerLookAtCounter,
  answerPriceCounter,
  answerFindPacking,
  answerCountBags,
  answerFindToPick,
  answerFindPicking,
  answerPickItem,
  answerOpenPicked,
  answerScanLine,
  answerKeepLots,
  answerFindLotOrders,
  answerFindWave,
  answerClaimLines,
  answerReleaseLines,
  answerFindLedger,
  answerFindReferrals,
  answerFindReferralsOf,
  answerFindSlotDay,
  answerMoveOrderToSlot,
  answerFindSubstitutes,
  answerOfferSubstitute,
  answerAnswerSubstitute,
  answerFindWishes,
  answerPlanRun,
  answerSaveRun,
  answerRemoveRun,
  answerDepartRun,
] as const
