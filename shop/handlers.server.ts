import { answerPriceCart } from './cart/price-cart.server.ts'
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
import { answerSaveProduct } from './catalogue/save-product.server.ts'
import { answerUploadProductDocument } from './catalogue/upload-product-document.server.ts'
import { answerUploadProductImage } from './catalogue/upload-product-image.server.ts'
import { answerFindAllNews } from './content/find-all-news.server.ts'
import { answerFindBlocksByPage } from './content/find-blocks-by-page.server.ts'
import { answerMailContact } from './content/mail-contact.server.ts'
import { answerDeleteBlock, answerSaveBlock } from './content/save-block.server.ts'
import { answerDeleteNews, answerSaveNews } from './content/save-news.server.ts'
import { answerUploadContentPicture } from './content/upload-content-picture.server.ts'
import { answerAuthenticateCustomer, answerAuthenticateUser } from './customers/authenticate.server.ts'
import { answerAskForProof, answerChangeEmail } from './customers/change-email.server.ts'
import { answerChangePassword } from './customers/change-password.server.ts'
import {
  answerFindAllCustomerTypes,
  answerFindProfile,
  answerSearchByCustomerLogin,
} from './customers/find-customers.server.ts'
import { answerProveEmail } from './customers/prove-email.server.ts'
import { answerRegister, answerSaveCustomer } from './customers/register.server.ts'
import { answerForgotPassword, answerResetPassword } from './customers/reset-password.server.ts'
import { answerSendSms } from './customers/send-sms.server.ts'
import { answerSignOut, answerSignOutEverywhere } from './customers/sign-out.server.ts'
import { answerSaveAddress, answerUpdateCustomer } from './customers/update-customer.server.ts'
import type { Handler } from './lib/handler.server.ts'
import { answerChangeOrderStatus } from './orders/change-order-status.server.ts'
import { answerFindNotices } from './orders/find-notices.server.ts'
import { answerFindOrderByLink } from './orders/find-order-by-link.server.ts'
import { answerFindOrdersWithItems } from './orders/find-orders-with-items.server.ts'
import { answerFindSales } from './orders/find-sales.server.ts'
import { answerMailOrder } from './orders/mail-order.server.ts'
import { answerSaveOrder } from './orders/save-order.server.ts'
import { answerChargePayment, answerSavePayment } from './payments/answer-unconfigured.server.ts'
import {
  answerFindAllCountries,
  answerFindAllStates,
  answerFindCitiesByCountry,
  answerFindCitiesByState,
  answerFindStatesByCountry,
} from './places/find-places.server.ts'
import { answerFindAllReviews } from './reviews/find-all-reviews.server.ts'
import { answerSaveReview } from './reviews/save-review.server.ts'
import { answerSummariseReviews } from './reviews/summarise-reviews.server.ts'
import { answerFindShopPage } from './search/find-shop-page.server.ts'
import { answerSearchProducts } from './search/search-products.server.ts'
import { answerSuggest } from './search/suggest.server.ts'
import { answerFindAllStoreHours } from './settings/find-all-store-hours.server.ts'
import { answerFindAllTaxes } from './settings/find-all-taxes.server.ts'
import { answerFindAllTaxesByStateCode } from './settings/find-all-taxes-by-state-code.server.ts'
import { answerFindSettings } from './settings/find-settings.server.ts'
import { answerSaveSettings } from './settings/save-settings.server.ts'
import { answerSaveStoreHours } from './settings/save-store-hours.server.ts'

/** What answers each call of `contract.ts`. */
export const handlers = [
  answerFindSettings,
  answerFindAllTaxes,
  answerFindAllTaxesByStateCode,
  answerFindAllStoreHours,
  answerSaveStoreHours,
  answerSaveSettings,
  answerFindAllCountries,
  answerFindStatesByCountry,
  answerFindAllStates,
  answerFindCitiesByState,
  answerFindCitiesByCountry,
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
  answerFindProduct,
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
  answerUploadProductImage,
  answerUploadProductDocument,
  answerFindProductDocuments,
  answerFindShopPage,
  answerSearchProducts,
  answerSuggest,
  answerFindAllNews,
  answerFindBlocksByPage,
  answerSaveBlock,
  answerDeleteBlock,
  answerUploadContentPicture,
  answerSaveNews,
  answerDeleteNews,
  answerMailContact,
  answerPriceCart,
  answerSaveOrder,
  answerFindOrderByLink,
  answerFindOrdersWithItems,
  answerChangeOrderStatus,
  answerMailOrder,
  answerFindNotices,
  answerFindSales,
  answerChargePayment,
  answerSavePayment,
  answerFindAllReviews,
  answerSummariseReviews,
  answerSaveReview,
] as unknown as readonly Handler[]
