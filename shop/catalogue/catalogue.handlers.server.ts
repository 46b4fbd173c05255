import { answerAskAlert } from './alerts/ask-alert.server.ts'
import { answerFindAlerts, answerStopAlert } from './alerts/own-alerts.server.ts'
import { answerFindProductAtBranches } from './branches/find-product-at-branches.server.ts'
import { answerFindProductsAtBranch } from './branches/find-products-at-branch.server.ts'
import { answerSaveProductAtBranch } from './branches/save-product-at-branch.server.ts'
import {
  answerArrangeLabelRules,
  answerDeleteLabelRule,
  answerFindLabelRules,
  answerSaveLabelRule,
} from './codes/edit-label-rules.server.ts'
import { answerTestLabelRules } from './codes/test-label-rules.server.ts'
import { answerDuplicateProduct } from './editing/duplicate-product.server.ts'
import { answerFindProductForm } from './editing/find-product-form.server.ts'
import { answerFindProductsForStaff } from './editing/find-products-for-staff.server.ts'
import { answerRemoveProduct, answerRestoreProduct } from './editing/remove-product.server.ts'
import { answerSaveManyProducts } from './editing/save-many-products.server.ts'
import { answerSaveProduct } from './editing/save-product.server.ts'
import { answerUndoProduct } from './editing/undo-product.server.ts'
import { answerFindFactGaps } from './facts/find-fact-gaps.server.ts'
import { answerArrangeProductImages } from './files/arrange-product-images.server.ts'
import { answerDeleteProductDocument } from './files/delete-product-document.server.ts'
import { answerFindProductDocuments } from './files/find-product-documents.server.ts'
import { answerFindAllProductImages, answerFindProductImages } from './files/find-product-images.server.ts'
import { answerUploadProductDocument } from './files/upload-product-document.server.ts'
import { answerUploadProductImage } from './files/upload-product-image.server.ts'
import { answerArrangeProductFilms } from './films/arrange-films.server.ts'
import { answerUploadFilmCaptions, answerUploadFilmPoster } from './films/dress-film.server.ts'
import { answerUploadProductFilm } from './films/upload-film.server.ts'
import {
  answerFindFoodProducts,
  answerFindPopularMeatProducts,
  answerFindPopularProducts,
  answerFindProductsByBrand,
  answerFindProductsByCategory,
  answerRelatedProducts,
} from './find-products.server.ts'
import { answerFindProductsByCategoryPage } from './find-products-by-category-page.server.ts'
import { answerFindProduct } from './page/find-product.server.ts'
import { answerDeleteBrand, answerFindBrandsForStaff, answerSaveBrand } from './shelves/edit-brands.server.ts'
import {
  answerArrangeCategories,
  answerDeleteCategory,
  answerFindCategoriesForStaff,
  answerSaveCategory,
} from './shelves/edit-categories.server.ts'
import {
  answerArrangeDepartments,
  answerDeleteDepartment,
  answerFindDepartmentsForStaff,
  answerSaveDepartment,
  answerUploadShelfPicture,
} from './shelves/edit-departments.server.ts'
import { answerFindAddressParts } from './shelves/find-address-parts.server.ts'
import { answerFindAddresses } from './shelves/find-addresses.server.ts'
import { answerFindAllBrands } from './shelves/find-all-brands.server.ts'
import { answerFindAllCategories, answerFindCategoriesByName } from './shelves/find-categories.server.ts'
import { answerFindAllDepartments } from './shelves/find-departments.server.ts'
import { answerFindStock } from './stock/find-stock.server.ts'
import { answerMoveProductStock } from './stock/move-product-stock.server.ts'
import { answerSaveLowAt } from './stock/save-low-at.server.ts'
import { answerTransferStock } from './stock/transfer-stock.server.ts'
import { answerFindVariantsForStaff } from './variants/read-staff-variants.server.ts'
import { answerSaveVariants } from './variants/save-variants.server.ts'

/** The handlers of every call of the catalogue. */
export const catalogueHandlers = [
  answerFindProduct,
  answerFindVariantsForStaff,
  answerSaveVariants,
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
  answerArrangeProductImages,
  answerUploadProductFilm,
  answerUploadFilmPoster,
  answerUploadFilmCaptions,
  answerArrangeProductFilms,
  answerDeleteProductDocument,
  answerDuplicateProduct,
  answerFindProductsForStaff,
  answerFindFactGaps,
  answerFindStock,
  answerMoveProductStock,
  answerSaveLowAt,
  answerTransferStock,
  answerFindProductsAtBranch,
  answerFindProductAtBranches,
  answerSaveProductAtBranch,
  answerAskAlert,
  answerStopAlert,
  answerFindAlerts,
  answerRemoveProduct,
  answerRestoreProduct,
  answerSaveManyProducts,
  answerFindLabelRules,
  answerSaveLabelRule,
  answerArrangeLabelRules,
  answerDeleteLabelRule,
  answerTestLabelRules,
  answerUndoProduct,
  answerUploadProductImage,
  answerUploadProductDocument,
  answerFindProductDocuments,
] as const
