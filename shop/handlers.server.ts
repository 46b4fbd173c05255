import { answerFindMessageText } from './back-office/find-message-text.server.ts'
import { answerFindOutbox } from './back-office/find-outbox.server.ts'
import { answerFindSending } from './back-office/find-sending.server.ts'
import { answerFindStockMovements } from './back-office/find-stock-movements.server.ts'
import { answerFindToday } from './back-office/find-today.server.ts'
import { answerFindDemoGoods, answerRemoveDemoGoods } from './back-office/remove-demo-goods.server.ts'
import { answerFindCurrencyUse, answerSaveCurrency } from './back-office/save-currency.server.ts'
import {
  answerDeleteSavedFilter,
  answerFindSavedFilters,
  answerSaveFilter,
} from './back-office/saved-filters.server.ts'
import { answerSendMessageAgain } from './back-office/send-message-again.server.ts'
import { answerSendTest } from './back-office/send-test.server.ts'
import { answerUploadShopPicture } from './back-office/upload-shop-picture.server.ts'
import { answerPriceCart } from './cart/price-cart.server.ts'
import { answerArrangeProductImages } from './catalogue/arrange-product-images.server.ts'
import { answerDeleteProductDocument } from './catalogue/delete-product-document.server.ts'
import { answerDuplicateProduct } from './catalogue/duplicate-product.server.ts'
import { answerFindAddressParts } from './catalogue/find-address-parts.server.ts'
import { answerFindAddresses } from './catalogue/find-addresses.server.ts'
import { answerFindAllBrands } from './catalogue/find-all-brands.server.ts'
import { answerFindAllCategories, answerFindCategoriesByName } from './catalogue/find-categories.server.ts'
import { answerFindAllDepartments } from './catalogue/find-departments.server.ts'
import { answerFindProductDocuments } from './catalogue/find-product-documents.server.ts'
import { answerFindProductForm } from './catalogue/find-product-form.server.ts'
import {
  answerFindAllProductImages,
  answerFindProductImages,
} from './catalogue/find-product-images.server.ts'
import {
  answerFindFoodProducts,
  answerFindPopularMeatProducts,
  answerFindPopularProducts,
  answerFindProduct,
  answerFindProductsByBrand,
  answerFindProductsByCategory,
  answerRelatedProducts,
} from './catalogue/find-products.server.ts'
import { answerFindProductsByCategoryPage } from './catalogue/find-products-by-category-page.server.ts'
import { answerFindProductsForStaff } from './catalogue/find-products-for-staff.server.ts'
import { answerFindStock } from './catalogue/find-stock.server.ts'
import {
  answerDeleteBrand,
  answerFindBrandsForStaff,
  answerSaveBrand,
} from './catalogue/keep-brands.server.ts'
import {
  answerArrangeCategories,
  answerDeleteCategory,
  answerFindCategoriesForStaff,
  answerSaveCategory,
} from './catalogue/keep-categories.server.ts'
import {
  answerArrangeDepartments,
  answerDeleteDepartment,
  answerFindDepartmentsForStaff,
  answerSaveDepartment,
  answerUploadShelfPicture,
} from './catalogue/keep-departments.server.ts'
import { answerMoveProductStock, answerSaveLowAt } from './catalogue/move-product-stock.server.ts'
import { answerRemoveProduct, answerRestoreProduct } from './catalogue/remove-product.server.ts'
import { answerSaveManyProducts } from './catalogue/save-many-products.server.ts'
import { answerSaveProduct } from './catalogue/save-product.server.ts'
import { answerUndoProduct } from './catalogue/undo-product.server.ts'
import { answerUploadProductDocument } from './catalogue/upload-product-document.server.ts'
import { answerUploadProductImage } from './catalogue/upload-product-image.server.ts'
import { contentHandlers } from './content/content-handlers.server.ts'
import { answerAuthenticateCustomer, answerAuthenticateUser } from './customers/authenticate.server.ts'
import { answerBecomeOwner } from './customers/become-owner.server.ts'
import { answerAskForProof, answerChangeEmail } from './customers/change-email.server.ts'
import { answerChangePassword } from './customers/change-password.server.ts'
import { answerGiveRole, answerTakeRole } from './customers/change-roles.server.ts'
import { answerFindAudit } from './customers/find-audit.server.ts'
import {
  answerFindAllCustomerTypes,
  answerFindProfile,
  answerSearchByCustomerLogin,
} from './customers/find-customers.server.ts'
import { answerFindInvitations, answerFindStaff } from './customers/find-staff.server.ts'
import { answerInviteStaff, answerWithdrawInvitation } from './customers/invite-staff.server.ts'
import { answerFindInvitation, answerJoinStaff } from './customers/join-staff.server.ts'
import { answerProveEmail } from './customers/prove-email.server.ts'
import { answerRegister, answerSaveCustomer } from './customers/register.server.ts'
import {
  answerRemoveSecondFactor,
  answerRenewRecoveryCodes,
} from './customers/remove-second-factor.server.ts'
import { answerForgotPassword, answerResetPassword } from './customers/reset-password.server.ts'
import { answerRequireSecondFactor, answerResetSecondFactor } from './customers/reset-second-factor.server.ts'
import { answerSendSms } from './customers/send-sms.server.ts'
import {
  answerBeginSecondFactor,
  answerConfirmSecondFactor,
  answerFindSecondFactor,
} from './customers/set-up-second-factor.server.ts'
import { answerSignOut, answerSignOutEverywhere } from './customers/sign-out.server.ts'
import { answerSaveAddress, answerUpdateCustomer } from './customers/update-customer.server.ts'
import { zoneHandlers } from './delivery/zone-handlers.server.ts'
import { answerFindImport, answerFindImportItems, answerFindImports } from './imports/find-imports.server.ts'
import {
  answerCancelImport,
  answerCheckImport,
  answerDiscardImport,
  answerRunImport,
  answerUndoImport,
} from './imports/move-import.server.ts'
import { answerUploadImport } from './imports/upload-import.server.ts'
import type { Handler } from './lib/handler.server.ts'
import { answerFindMap } from './near/find-map.server.ts'
import { partnerHandlers } from './near/keep-partners.server.ts'
import { nearHandlers } from './near/near-handlers.server.ts'
import { answerAddOrderNote } from './orders/add-order-note.server.ts'
import { answerChangeOrderStatus, answerMarkPrinted } from './orders/change-order-status.server.ts'
import { answerEditOrder, answerPreviewOrderEdit } from './orders/edit-order.server.ts'
import { answerFindBoard } from './orders/find-board.server.ts'
import { answerFindCallers } from './orders/find-callers.server.ts'
import { answerFindGoods } from './orders/find-goods.server.ts'
import { answerFindNotices } from './orders/find-notices.server.ts'
import { answerFindOrderByLink } from './orders/find-order-by-link.server.ts'
import { answerFindOrdersWithItems } from './orders/find-orders-with-items.server.ts'
import { answerFindPicking, answerFindToPick } from './orders/find-picking.server.ts'
import { answerFindSales } from './orders/find-sales.server.ts'
import { answerFindOrdersToPrint, answerFindStaffOrder } from './orders/find-staff-order.server.ts'
import { answerMailOrder } from './orders/mail-order.server.ts'
import { answerOpenPicked, answerPickItem } from './orders/pick-item.server.ts'
import { answerSaveOrder } from './orders/save-order.server.ts'
import { answerSavePhoneOrder } from './orders/save-phone-order.server.ts'
import { paymentHandlers } from './payments/payment-handlers.server.ts'
import { peopleHandlers } from './people-handlers.server.ts'
import {
  answerFindAllCountries,
  answerFindAllStates,
  answerFindCitiesByCountry,
  answerFindCitiesByState,
  answerFindStatesByCountry,
} from './places/find-places.server.ts'
import { qurbaniDeskHandlers } from './qurbani/qurbani-desk-handlers.server.ts'
import { qurbaniHandlers } from './qurbani/qurbani-handlers.server.ts'
import { answerFindAllReviews } from './reviews/find-all-reviews.server.ts'
import { answerSaveReview } from './reviews/save-review.server.ts'
import { answerSummariseReviews } from './reviews/summarise-reviews.server.ts'
import { answerFindMisses } from './search/find-misses.server.ts'
import { answerFindShopPage } from './search/find-shop-page.server.ts'
import { answerSearchProducts } from './search/search-products.server.ts'
import { answerSuggest } from './search/suggest.server.ts'
import { settingsHandlers } from './settings/settings-handlers.server.ts'

/** What answers each call of `contract.ts`. */
export const handlers = [
  ...settingsHandlers,
  ...zoneHandlers,
  answerFindAllCountries,
  answerFindStatesByCountry,
  answerFindAllStates,
  answerFindCitiesByState,
  answerFindCitiesByCountry,
  ...nearHandlers,
  answerFindMap,
  ...partnerHandlers,
  answerRegister,
  answerAuthenticateUser,
  answerAuthenticateCustomer,
  answerSignOut,
  answerSignOutEverywhere,
  answerChangePassword,
  answerChangeEmail,
  answerAskForProof,
  answerProveEmail,
  answerForgotPassword,
  answerResetPassword,
  answerSaveCustomer,
  answerFindProfile,
  answerUpdateCustomer,
  answerSaveAddress,
  answerFindAllCustomerTypes,
  answerSearchByCustomerLogin,
  answerSendSms,
  answerFindSecondFactor,
  answerBeginSecondFactor,
  answerConfirmSecondFactor,
  answerRemoveSecondFactor,
  answerRenewRecoveryCodes,
  answerBecomeOwner,
  answerFindInvitation,
  answerJoinStaff,
  answerFindStaff,
  answerFindInvitations,
  answerGiveRole,
  answerTakeRole,
  answerInviteStaff,
  answerWithdrawInvitation,
  answerResetSecondFactor,
  answerRequireSecondFactor,
  answerFindAudit,
  answerFindProduct,
  answerFindAddressParts,
  answerFindAddresses,
  answerFindAllDepartments,
  answerFindAllCategories,
  answerFindCategoriesByName,
  answerFindAllBrands,
  answerFindProductsByCategory,
  answerFindProductsByCategoryPage,
  answerFindPopularProducts,
  answerFindPopularMeatProducts,
  answerFindFoodProducts,
  answerFindProductsByBrand,
  answerRelatedProducts,
  answerFindProductImages,
  answerFindAllProductImages,
  answerFindProductForm,
  answerSaveProduct,
  answerFindDemoGoods,
  answerRemoveDemoGoods,
  answerDeleteBrand,
  answerFindBrandsForStaff,
  answerSaveBrand,
  answerArrangeCategories,
  answerDeleteCategory,
  answerFindCategoriesForStaff,
  answerSaveCategory,
  answerArrangeDepartments,
  answerDeleteDepartment,
  answerFindDepartmentsForStaff,
  answerSaveDepartment,
  answerUploadShelfPicture,
  answerFindStockMovements,
  answerFindCurrencyUse,
  answerSaveCurrency,
  answerUploadShopPicture,
  answerArrangeProductImages,
  answerDeleteProductDocument,
  answerDuplicateProduct,
  answerFindProductsForStaff,
  answerFindStock,
  answerMoveProductStock,
  answerSaveLowAt,
  answerRemoveProduct,
  answerRestoreProduct,
  answerSaveManyProducts,
  answerUndoProduct,
  answerUploadProductImage,
  answerUploadProductDocument,
  answerFindProductDocuments,
  answerFindShopPage,
  answerSearchProducts,
  answerSuggest,
  ...contentHandlers,
  answerPriceCart,
  answerSaveOrder,
  answerFindOrderByLink,
  answerFindOrdersWithItems,
  answerChangeOrderStatus,
  answerMailOrder,
  answerFindNotices,
  answerFindSales,
  answerFindBoard,
  answerFindStaffOrder,
  answerAddOrderNote,
  answerMarkPrinted,
  answerFindOrdersToPrint,
  answerPreviewOrderEdit,
  answerEditOrder,
  answerFindCallers,
  answerFindGoods,
  answerSavePhoneOrder,
  answerFindToPick,
  answerFindPicking,
  answerPickItem,
  answerOpenPicked,
  ...paymentHandlers,
  ...qurbaniHandlers,
  ...qurbaniDeskHandlers,
  answerFindAllReviews,
  answerSummariseReviews,
  answerSaveReview,
  answerFindSavedFilters,
  answerSaveFilter,
  answerDeleteSavedFilter,
  answerFindMisses,
  answerUploadImport,
  answerFindImports,
  answerFindImportItems,
  answerFindImport,
  answerCheckImport,
  answerRunImport,
  answerCancelImport,
  answerUndoImport,
  answerDiscardImport,
  answerFindToday,
  answerFindOutbox,
  answerFindMessageText,
  answerFindSending,
  answerSendTest,
  answerSendMessageAgain,
  ...peopleHandlers,
] as unknown as readonly Handler[]
