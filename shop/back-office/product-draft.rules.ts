import type { Product } from '../catalogue/catalogue.contract.ts'
import type { saveProduct } from '../catalogue/product-form.contract.ts'
import type { WrongFields } from '../customers/address.rules.ts'
import type { InputOf } from '../lib/call.ts'
import { m } from '../messages/m.ts'

/** A product as its form holds it: texts as they are typed, lists with one entry a line. */
export type ProductDraft = {
  productName: string
  productDetails: string
  categoryId: string
  brandId: string
  sku: string
  unitPrice: string
  salePrice: string
  cutPrice: boolean
  unitName: string
  taxExempt: boolean
  packagingAttributes: string
  cuttingAttributes: string
  extraAttributes: string
  active: boolean
  popular: boolean
  quantity: string
}

const CUTPRICE = 'CUTPRICE'
const isCut = ({ description }: { description: string }) => description === CUTPRICE
const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** The form of a product, or of a new one: active until somebody says otherwise. */
export function draftOf(product?: Product): ProductDraft {
  return {
    productName: product?.productName ?? '',
    productDetails: product?.productDetails ?? '',
    categoryId: String(product?.categoryId ?? ''),
    brandId: String(product?.brandId ?? 0),
    sku: product?.sku ?? '',
    unitPrice: String(product?.unitPrice ?? ''),
    salePrice: product && product.salePrice !== product.unitPrice ? String(product.salePrice) : '',
    cutPrice: product?.optionsAttributes.some(isCut) ?? false,
    unitName: product?.unitName ?? 'piece',
    taxExempt: product?.taxExemptFlag === 'Y',
    packagingAttributes: product?.packagingAttributes.join('\n') ?? '',
    cuttingAttributes: product?.cuttingAttributes.join('\n') ?? '',
    extraAttributes: product?.extraAttributes.join('\n') ?? '',
    active: product?.productStatus !== 'N',
    popular: product?.popularFlag === 1,
    quantity: '0',
  }
}

const looksLikePrice = (typed: string) => /^\d+(\.\d+)?$/.test(typed.trim())

/** What is wrong with a draft, by field (spec section 5); empty when nothing is. */
export function checkProduct(draft: ProductDraft): WrongFields {
  const { unitPrice, salePrice } = draft
  return {
    ...(draft.productName.trim() ? {} : { productName: m.catalogue_name_required() }),
    ...(draft.productDetails.trim() ? {} : { productDetails: m.catalogue_details_required() }),
    ...(draft.categoryId ? {} : { categoryId: m.catalogue_category_required() }),
    ...(looksLikePrice(unitPrice)
      ? {}
      : { unitPrice: unitPrice.trim() ? m.back_office_price_wrong() : m.catalogue_price_required() }),
    ...(!salePrice.trim() || looksLikePrice(salePrice) ? {} : { salePrice: m.back_office_price_wrong() }),
    ...(/^\d{1,7}$/.test(draft.quantity.trim() || '0') ? {} : { quantity: m.back_office_quantity_wrong() }),
  }
}

/** What is sent of a draft; other options than CUTPRICE stay as the product has them. */
export function inputOf(draft: ProductDraft, product?: Product): InputOf<typeof saveProduct> {
  const others = (product?.optionsAttributes ?? []).filter(option => !isCut(option))
  return {
    productName: draft.productName,
    productDetails: draft.productDetails.replaceAll('\r\n', '\n'),
    categoryId: draft.categoryId,
    brandId: draft.brandId,
    sku: draft.sku,
    unitPrice: Number(draft.unitPrice),
    salePrice: draft.salePrice.trim() ? Number(draft.salePrice) : null,
    optionsAttributes: draft.cutPrice ? [...others, { description: CUTPRICE }] : others,
    unitName: draft.unitName.trim() || 'piece',
    taxExemptFlag: draft.taxExempt ? 'Y' : 'N',
    packagingAttributes: linesOf(draft.packagingAttributes),
    cuttingAttributes: linesOf(draft.cuttingAttributes),
    extraAttributes: linesOf(draft.extraAttributes),
    productStatus: draft.active ? 'A' : 'N',
    popularFlag: draft.popular ? 1 : 0,
    ...(product ? { productId: product.productId } : { quantity: Number(draft.quantity) }),
  }
}
