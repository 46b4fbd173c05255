import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledLine, filledText, id, line, text, wholeNumber } from '../lib/fields.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { m } from '../messages/m.ts'
import { images, notFound, product } from './catalogue.contract.ts'
import {
  documentOfWheelchair,
  newKarahi,
  newPicture,
  savedKarahi,
  wheelchairForStaff,
} from './product-form.examples.ts'
import { keptPictures, productImage } from './product-images.contract.ts'

/** Bytes of a picture (spec section 5) and of a document at most; how many of each a product can have. */
export const PICTURE_BYTES = 65_000
export const DOCUMENT_BYTES = 1_000_000
export const MOST_PICTURES = 20
export const MOST_DOCUMENTS = 5

const productDocument = z.object({
  documentId: z.int(),
  productId: z.int(),
  type: z.string(),
  name: z.string(),
  /** Number of bytes. */
  size: z.int(),
  document: z.string(),
  /** The document in base64, unless `images=url` was asked for. */
  finalDocument: z.string().nullable(),
})
/** A document of a product as the API shows it. */
export type ProductDocument = z.output<typeof productDocument>

/**
 * A product as its keepers see it: also where it is not shown, with the login id of who changed it last. Quantities in units
 * as those of `product`; `onHand` counts what is there, `held` what of it is promised.
 */
export const staffProduct = product.extend({
  shown: z.boolean(),
  productHtml: z.string().nullable(),
  pictures: keptPictures,
  documents: z.array(productDocument),
  onHand: z.number(),
  held: z.number(),
  /** At so many or fewer it is told to be low. */
  lowAt: z.number(),
  demo: z.boolean(),
  /** Since when it is out of the shop for good; null while it is not. */
  removedAt: z.string().nullable(),
  /** Its last change can be taken back. */
  undoable: z.boolean(),
})
/** A product as its keepers see it. */
export type StaffProduct = z.output<typeof staffProduct>

/** A price as it is written; `says` speaks where there is none. */
export const price = (says?: () => string) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? says?.() : undefined) })
    .min(0, { error: () => m.catalogue_price_negative() })
    .max(100_000_000, { error: () => m.catalogue_price_too_high() })

const words = z.array(filledLine(60)).max(30)
const yesOrNo = z.enum(['Y', 'N'])
const perChoice = z.record(filledLine(60), price()).optional()

export const findProductForm = defineCall({
  does: 'Answers a product to who keeps the catalogue, also while it is not active.',
  method: 'GET',
  path: '/products/form/{id}',
  who: 'staff: catalogue',
  input: z.object({ id }),
  output: staffProduct,
  example: { input: { id: 6201 }, output: wheelchairForStaff },
  failures: notFound,
})

export const saveProduct = defineCall({
  does: 'Adds a product, or changes the one with this `productId`: what is left out stays as it is.',
  method: 'POST',
  path: '/products/save',
  who: 'staff: catalogue',
  input: z.strictObject({
    productId: id.nullish(),
    productName: filledLine(200, m.catalogue_name_required),
    productDetails: filledText(4000, m.catalogue_details_required),
    /** The description with markup: cleaned to an allow list, and `productDetails` becomes its words. Null: without. */
    productHtml: text(20_000).nullish(),
    unitPrice: price(m.catalogue_price_required),
    /** Charged where the options say CUTPRICE; the unit price where it is left out. */
    salePrice: price().nullish(),
    categoryId: wholeNumber(1, 2_147_483_647, m.catalogue_category_required),
    /** 0 or nothing: a product of the marketplace. */
    brandId: wholeNumber(0, 2_147_483_647).nullish(),
    /** Made by the shop where it is left out. */
    sku: line(40).nullish(),
    /** A: active and shown. N: not active. */
    productStatus: z.enum(['A', 'N']).optional(),
    popularFlag: wholeNumber(0, 1).optional(),
    unitName: filledLine(20).optional(),
    packagingAttributes: words.optional(),
    cuttingAttributes: words.optional(),
    extraAttributes: words.optional(),
    optionsAttributes: z
      .array(z.strictObject({ description: filledLine(60) }))
      .max(20)
      .optional(),
    /** What a choice adds to the price of a unit; the first choice of a kind is what the price stands for. */
    optionPrices: z
      .strictObject({
        packagingAttributes: perChoice,
        cuttingAttributes: perChoice,
        extraAttributes: perChoice,
      })
      .optional(),
    /** The smallest change of a quantity, the least and the most of it, in units: 0.25 is a quarter of a pound. */
    step: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    /** Pounds that a unit weighs about. */
    weight: z.number().min(0).max(100_000).nullish(),
    taxExemptFlag: yesOrNo.optional(),
    /** What is in stock of a new product; of one that is there already it is not read. */
    quantity: z.number().optional(),
    /** As the keeper saw it: where it was changed since, nothing is, and the answer has the product as it is now. */
    updatedDate: line(40).nullish(),
    /** Accepted and not read: it is who makes the call. */
    updatedBy: line(254).nullish(),
  }),
  output: staffProduct,
  example: { input: newKarahi, output: savedKarahi },
  failures: {
    ...notFound,
    BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
    SKU_TAKEN: { status: 409, says: () => m.catalogue_sku_taken() },
    REMOVED: { status: 409, says: () => m.office_catalogue_is_removed() },
    CHANGED: {
      status: 409,
      says: () => m.office_catalogue_changed(),
      data: z.object({ product: staffProduct }),
    },
  },
})

const upload = {
  ...notFound,
  BAD_FILE: { status: 400, says: () => m.catalogue_bad_file() },
  FILE_TOO_BIG: { status: 413, says: () => m.catalogue_too_big_title() },
} as const

const file = uploadedFile(m.catalogue_file_required)

export const uploadProductImage = defineCall({
  does: 'Adds a picture to a product, after those that it has: a JPEG, PNG, WebP, AVIF or GIF of at most 65,000 bytes.',
  method: 'POST',
  path: '/productImage/upload',
  who: 'staff: catalogue',
  upload: { most: PICTURE_BYTES, tooBig: m.catalogue_picture_too_big },
  input: z.strictObject({ productId: id, file }),
  output: productImage,
  example: { input: { productId: 101, file: 'a picture' }, output: newPicture },
  failures: {
    ...upload,
    FULL: { status: 409, says: () => m.catalogue_pictures_full({ most: MOST_PICTURES }) },
  },
})

export const uploadProductDocument = defineCall({
  does: 'Adds a document to a product: a PDF without scripts of at most 1,000,000 bytes.',
  method: 'POST',
  path: '/productDocuments/upload',
  who: 'staff: catalogue',
  upload: { most: DOCUMENT_BYTES, tooBig: m.catalogue_document_too_big },
  input: z.strictObject({ productId: id, file }),
  output: productDocument,
  example: { input: { productId: 6201, file: 'a PDF' }, output: documentOfWheelchair },
  failures: {
    ...upload,
    FULL: { status: 409, says: () => m.catalogue_documents_full({ most: MOST_DOCUMENTS }) },
  },
})

export const findProductDocuments = defineCall({
  does: 'Lists the documents of a product, in the order in which they came.',
  method: 'GET',
  path: '/productDocuments/files/{id}',
  who: 'anyone',
  shows: ({ id }) => [`documents of ${id}`],
  input: z.object({ id, images }),
  output: z.array(productDocument),
  example: { input: { id: 6201, images: 'url' }, output: [documentOfWheelchair] },
  failures: {},
})

export const deleteProductDocument = defineCall({
  does: 'Takes a document away from its product.',
  method: 'POST',
  path: '/productDocuments/delete/{id}',
  who: 'staff: catalogue',
  input: z.object({ id }),
  output: z.object({ documentId: z.int() }),
  example: { input: { id: 1 }, output: { documentId: 1 } },
  failures: notFound,
})

export const productFormCalls = [
  findProductForm,
  saveProduct,
  uploadProductImage,
  uploadProductDocument,
  findProductDocuments,
  deleteProductDocument,
] as const
