import { demoGoodsCalls } from './back-office/demo-goods.contract.ts'
import { outboxCalls } from './back-office/outbox.contract.ts'
import { peopleCalls } from './back-office/people.contract.ts'
import { savedFiltersCalls } from './back-office/saved-filters.contract.ts'
import { sendingCalls } from './back-office/sending.contract.ts'
import { shopCurrencyCalls } from './back-office/shop-currency.contract.ts'
import { shopPictureCalls } from './back-office/shop-picture.contract.ts'
import { stockLedgerCalls } from './back-office/stock-ledger.contract.ts'
import { todayCalls } from './back-office/today.contract.ts'
import { cartCalls } from './cart/cart.contract.ts'
import { brandsCalls } from './catalogue/brands.contract.ts'
import { catalogueCalls } from './catalogue/catalogue.contract.ts'
import { categoriesCalls } from './catalogue/categories.contract.ts'
import { departmentsCalls } from './catalogue/departments.contract.ts'
import { productFormCalls } from './catalogue/product-form.contract.ts'
import { productImagesCalls } from './catalogue/product-images.contract.ts'
import { staffProductsCalls } from './catalogue/staff-products.contract.ts'
import { stockCalls } from './catalogue/stock.contract.ts'
import { contentCalls } from './content/content.contract.ts'
import { auditCalls } from './customers/audit.contract.ts'
import { customerCareCalls } from './customers/customer-care.contract.ts'
import { customersCalls } from './customers/customers.contract.ts'
import { firstStaffCalls } from './customers/first-staff.contract.ts'
import { secondFactorCalls } from './customers/second-factor.contract.ts'
import { signInCalls } from './customers/sign-in.contract.ts'
import { staffCalls } from './customers/staff.contract.ts'
import { reachCalls } from './delivery/reach.contract.ts'
import { zoneCalls } from './delivery/zones.contract.ts'
import { importsCalls } from './imports/imports.contract.ts'
import { findMap } from './near/map.contract.ts'
import { nearCalls } from './near/near.contract.ts'
import { partnerCalls } from './near/partners.contract.ts'
import { editOrderCalls } from './orders/edit-order.contract.ts'
import { noticesCalls } from './orders/notices.contract.ts'
import { orderBoardCalls } from './orders/order-board.contract.ts'
import { ordersCalls } from './orders/orders.contract.ts'
import { ownOrdersCalls } from './orders/own-orders.contract.ts'
import { phoneOrderCalls } from './orders/phone-order.contract.ts'
import { pickingCalls } from './orders/picking.contract.ts'
import { referralsCalls } from './orders/referrals.contract.ts'
import { salesCalls } from './orders/sales.contract.ts'
import { staffOrderCalls } from './orders/staff-order.contract.ts'
import { orderMoneyCalls } from './payments/order-money.contract.ts'
import { paymentsCalls } from './payments/payments.contract.ts'
import { placesCalls } from './places/places.contract.ts'
import { assigningCalls } from './qurbani/assigning.contract.ts'
import { bookingCalls } from './qurbani/booking.contract.ts'
import { herdCalls } from './qurbani/herd.contract.ts'
import { qurbaniCalls } from './qurbani/qurbani.contract.ts'
import { qurbaniDeskCalls } from './qurbani/qurbani-desk.contract.ts'
import { seasonsCalls } from './qurbani/seasons.contract.ts'
import { slaughterDayCalls } from './qurbani/slaughter-day.contract.ts'
import { staffBookingCalls } from './qurbani/staff-booking.contract.ts'
import { representativesCalls } from './representatives/representatives.contract.ts'
import { judgeReviewsCalls } from './reviews/judge-reviews.contract.ts'
import { reviewsCalls } from './reviews/reviews.contract.ts'
import { missesCalls } from './search/misses.contract.ts'
import { searchCalls } from './search/search.contract.ts'
import { closedDaysCalls } from './settings/closed-days.contract.ts'
import { homeChoiceCalls } from './settings/home-choice.contract.ts'
import { saveSettingsCalls } from './settings/save-settings.contract.ts'
import { saveTaxesCalls } from './settings/save-taxes.contract.ts'
import { settingsCalls } from './settings/settings.contract.ts'
import { storeHoursCalls } from './settings/store-hours.contract.ts'

/** Every call of the shop. The server's routes, the typed client and the OpenAPI document are made from it. */
export const calls = [
  ...settingsCalls,
  ...saveSettingsCalls,
  ...saveTaxesCalls,
  ...storeHoursCalls,
  ...closedDaysCalls,
  ...homeChoiceCalls,
  ...placesCalls,
  ...nearCalls,
  findMap,
  ...partnerCalls,
  ...signInCalls,
  ...customersCalls,
  ...customerCareCalls,
  ...secondFactorCalls,
  ...firstStaffCalls,
  ...staffCalls,
  ...auditCalls,
  ...catalogueCalls,
  ...productFormCalls,
  ...productImagesCalls,
  ...staffProductsCalls,
  ...stockCalls,
  ...departmentsCalls,
  ...categoriesCalls,
  ...brandsCalls,
  ...searchCalls,
  ...missesCalls,
  ...contentCalls,
  ...representativesCalls,
  ...cartCalls,
  ...ordersCalls,
  ...ownOrdersCalls,
  ...noticesCalls,
  ...salesCalls,
  ...orderBoardCalls,
  ...staffOrderCalls,
  ...editOrderCalls,
  ...phoneOrderCalls,
  ...pickingCalls,
  ...referralsCalls,
  ...paymentsCalls,
  ...orderMoneyCalls,
  ...qurbaniCalls,
  ...bookingCalls,
  ...seasonsCalls,
  ...herdCalls,
  ...assigningCalls,
  ...slaughterDayCalls,
  ...qurbaniDeskCalls,
  ...staffBookingCalls,
  ...reviewsCalls,
  ...judgeReviewsCalls,
  ...importsCalls,
  ...savedFiltersCalls,
  ...stockLedgerCalls,
  ...shopCurrencyCalls,
  ...shopPictureCalls,
  ...zoneCalls,
  ...reachCalls,
  ...demoGoodsCalls,
  ...todayCalls,
  ...outboxCalls,
  ...sendingCalls,
  ...peopleCalls,
] as const
