import { cartCalls } from './cart/cart.contract.ts'
import { alertsCalls } from './catalogue/alerts/alerts.contract.ts'
import { productsAtBranchesCalls } from './catalogue/branches/products-at-branches.contract.ts'
import { catalogueCalls } from './catalogue/catalogue.contract.ts'
import { labelRulesCalls } from './catalogue/codes/label-rules.contract.ts'
import { productFormCalls } from './catalogue/editing/product-form.contract.ts'
import { staffProductsCalls } from './catalogue/editing/staff-products.contract.ts'
import { factGapsCalls } from './catalogue/facts/fact-gaps.contract.ts'
import { productImagesCalls } from './catalogue/files/product-images.contract.ts'
import { filmsCalls } from './catalogue/films/films.contract.ts'
import { brandsCalls } from './catalogue/shelves/brands.contract.ts'
import { categoriesCalls } from './catalogue/shelves/categories.contract.ts'
import { departmentsCalls } from './catalogue/shelves/departments.contract.ts'
import { stockCalls } from './catalogue/stock/stock.contract.ts'
import { variantCalls } from './catalogue/variants/staff-variants.contract.ts'
import { certificatesCalls } from './certificates/certificates.contract.ts'
import { collectionsCalls } from './collections/collections.contract.ts'
import { contentCalls } from './content/content.contract.ts'
import { customerCareCalls } from './customers/account/customer-care.contract.ts'
import { customersCalls } from './customers/customers.contract.ts'
import { secondFactorCalls } from './customers/second-factor/second-factor.contract.ts'
import { signInCalls } from './customers/sign-in/sign-in.contract.ts'
import { auditCalls } from './customers/staff/audit.contract.ts'
import { firstStaffCalls } from './customers/staff/first-staff.contract.ts'
import { staffCalls } from './customers/staff/staff.contract.ts'
import { reachCalls } from './delivery/reach.contract.ts'
import { zoneCalls } from './delivery/zones.contract.ts'
import { importsCalls } from './exchange/imports.contract.ts'
import { changeMany } from './exchange/many/change-many.contract.ts'
import { breaksCalls } from './hours/breaks.contract.ts'
import { closedDaysCalls } from './hours/closed-days.contract.ts'
import { datedHoursCalls } from './hours/dated-hours.contract.ts'
import { openingCalls } from './hours/opening.contract.ts'
import { prayerTimesCalls } from './hours/prayer-times.contract.ts'
import { storeHoursCalls } from './hours/store-hours.contract.ts'
import { savedListsCalls } from './lists/saved.contract.ts'
import { standingCalls } from './lists/standing/standing.contract.ts'
import { usualCalls } from './lists/usual.contract.ts'
import { labelsCalls } from './lots/labels/labels.contract.ts'
import { lotsCalls } from './lots/lots.contract.ts'
import { receiptsCalls } from './lots/receipts/receipts.contract.ts'
import { suppliersCalls } from './lots/suppliers/suppliers.contract.ts'
import { stockValueCalls } from './lots/value/stock-value.contract.ts'
import { findMap } from './near/map/map.contract.ts'
import { nearCalls } from './near/near.contract.ts'
import { partnerCalls } from './near/partners/partners.contract.ts'
import { demoGoodsCalls } from './office/catalogue/demo-goods.contract.ts'
import { stockLedgerCalls } from './office/catalogue/stock-ledger.contract.ts'
import { savedViewsCalls } from './office/lists/saved-views.contract.ts'
import { mailedLinksCalls } from './office/mails/mailed-links.contract.ts'
import { outboxCalls } from './office/mails/outbox.contract.ts'
import { sendingCalls } from './office/mails/sending.contract.ts'
import { peopleCalls } from './office/people/people.contract.ts'
import { privacyCalls } from './office/privacy/privacy.contract.ts'
import { servicesCalls } from './office/services/services.contract.ts'
import { shopCurrencyCalls } from './office/settings/shop-currency.contract.ts'
import { shopPictureCalls } from './office/settings/shop-picture.contract.ts'
import { todayCalls } from './office/today.contract.ts'
import { againCalls } from './orders/again/again.contract.ts'
import { counterCalls } from './orders/counter/counter.contract.ts'
import { editOrderCalls } from './orders/desk/edit-order.contract.ts'
import { orderBoardCalls } from './orders/desk/order-board.contract.ts'
import { orderDetailsCalls } from './orders/desk/order-details.contract.ts'
import { phoneOrderCalls } from './orders/desk/phone-order.contract.ts'
import { slotDayCalls } from './orders/desk/slot-day.contract.ts'
import { staffOrderCalls } from './orders/desk/staff-order.contract.ts'
import { lotOrdersCalls } from './orders/lots/lot-orders.contract.ts'
import { ordersCalls } from './orders/orders.contract.ts'
import { noticesCalls } from './orders/own/notices.contract.ts'
import { ownChangesCalls } from './orders/own/own-changes.contract.ts'
import { ownOrdersCalls } from './orders/own/own-orders.contract.ts'
import { packingCalls } from './orders/packing/packing.contract.ts'
import { pickingCalls } from './orders/picking/picking.contract.ts'
import { scanningCalls } from './orders/picking/scanning.contract.ts'
import { waveCalls } from './orders/picking/waves.contract.ts'
import { planRunsCalls } from './orders/runs/plan-runs.contract.ts'
import { marginCalls } from './orders/sales/margin.contract.ts'
import { referralsCalls } from './orders/sales/referrals.contract.ts'
import { salesCalls } from './orders/sales/sales.contract.ts'
import { swapsCalls } from './orders/swaps/swaps.contract.ts'
import { cashCalls } from './payments/cash/cash.contract.ts'
import { drawerCalls } from './payments/cash/drawer.contract.ts'
import { sellCalls } from './payments/counter/sell.contract.ts'
import { orderMoneyCalls } from './payments/order-money.contract.ts'
import { payOwnEditCalls } from './payments/own/pay-own-edit.contract.ts'
import { paymentsCalls } from './payments/payments.contract.ts'
import { reopenCalls } from './payments/reopen.contract.ts'
import { restCalls } from './payments/rest/rest.contract.ts'
import { runsCalls } from './payments/runs/runs.contract.ts'
import { placesCalls } from './places/places.contract.ts'
import { assigningCalls } from './qurbani/assigning/assigning.contract.ts'
import { bookingCalls } from './qurbani/booking/booking.contract.ts'
import { slaughterDayCalls } from './qurbani/day/slaughter-day.contract.ts'
import { qurbaniDeskCalls } from './qurbani/desk/qurbani-desk.contract.ts'
import { staffBookingCalls } from './qurbani/desk/staff-booking.contract.ts'
import { herdCalls } from './qurbani/herd/herd.contract.ts'
import { qurbaniCalls } from './qurbani/qurbani.contract.ts'
import { seasonsCalls } from './qurbani/season/seasons.contract.ts'
import { recallsCalls } from './recalls/recalls.contract.ts'
import { recallsOfOrderCalls } from './recalls/recalls-of-order.contract.ts'
import { redirectsCalls } from './redirects/redirects.contract.ts'
import { relatedCalls } from './related/related.contract.ts'
import { representativesCalls } from './representatives/representatives.contract.ts'
import { judgeReviewsCalls } from './reviews/judge-reviews.contract.ts'
import { reviewsCalls } from './reviews/reviews.contract.ts'
import { missesCalls } from './search/misses.contract.ts'
import { searchCalls } from './search/search.contract.ts'
import { placementsCalls } from './search/words/placements.contract.ts'
import { synonymsCalls } from './search/words/synonyms.contract.ts'
import { branchesCalls } from './settings/branches/branches.contract.ts'
import { homeChoiceCalls } from './settings/home-choice.contract.ts'
import { saveSettingsCalls } from './settings/save-settings.contract.ts'
import { saveTaxesCalls } from './settings/save-taxes.contract.ts'
import { settingsCalls } from './settings/settings.contract.ts'
import { advanceCalls } from './slots/advance/advance.contract.ts'
import { patternsCalls } from './slots/patterns.contract.ts'
import { slotsCalls } from './slots/slots.contract.ts'
import { healthCalls } from './upkeep/health.contract.ts'

/** Every call of the shop. The server's routes, the typed client and the OpenAPI document are made from it. */
export const calls = [
  ...settingsCalls,
  ...branchesCalls,
  ...saveSettingsCalls,
  ...saveTaxesCalls,
  ...storeHoursCalls,
  ...closedDaysCalls,
  ...datedHoursCalls,
  ...breaksCalls,
  ...prayerTimesCalls,
  ...openingCalls,
  ...patternsCalls,
  ...advanceCalls,
  ...slotsCalls,
  ...slotDayCalls,
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
  ...labelRulesCalls,
  ...productFormCalls,
  ...variantCalls,
  ...productImagesCalls,
  ...filmsCalls,
  ...factGapsCalls,
  ...staffProductsCalls,
  ...stockCalls,
  ...productsAtBranchesCalls,
  ...alertsCalls,
  ...departmentsCalls,
  ...categoriesCalls,
  ...brandsCalls,
  ...collectionsCalls,
  ...searchCalls,
  ...missesCalls,
  ...synonymsCalls,
  ...placementsCalls,
  ...contentCalls,
  ...suppliersCalls,
  ...receiptsCalls,
  ...labelsCalls,
  ...lotsCalls,
  ...stockValueCalls,
  ...lotOrdersCalls,
  ...certificatesCalls,
  ...representativesCalls,
  ...cartCalls,
  ...ordersCalls,
  ...ownOrdersCalls,
  ...ownChangesCalls,
  ...noticesCalls,
  ...againCalls,
  ...relatedCalls,
  ...usualCalls,
  ...savedListsCalls,
  ...standingCalls,
  ...salesCalls,
  ...marginCalls,
  ...orderBoardCalls,
  ...staffOrderCalls,
  ...editOrderCalls,
  ...orderDetailsCalls,
  ...phoneOrderCalls,
  ...packingCalls,
  ...counterCalls,
  ...pickingCalls,
  ...swapsCalls,
  ...scanningCalls,
  ...waveCalls,
  ...referralsCalls,
  ...paymentsCalls,
  ...orderMoneyCalls,
  ...cashCalls,
  ...drawerCalls,
  ...sellCalls,
  ...restCalls,
  ...payOwnEditCalls,
  ...reopenCalls,
  ...planRunsCalls,
  ...runsCalls,
  ...recallsCalls,
  ...recallsOfOrderCalls,
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
  ...redirectsCalls,
  ...importsCalls,
  changeMany,
  ...savedViewsCalls,
  ...stockLedgerCalls,
  ...shopCurrencyCalls,
  ...shopPictureCalls,
  ...zoneCalls,
  ...reachCalls,
  ...demoGoodsCalls,
  ...todayCalls,
  ...outboxCalls,
  ...sendingCalls,
  ...mailedLinksCalls,
  ...privacyCalls,
  ...servicesCalls,
  ...peopleCalls,
  ...healthCalls,
] as const
