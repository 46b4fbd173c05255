import { z } from 'zod'
import { boxInput, staffBox } from '../../boxes/box.fields.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_FILE, BAD_INPUT, FILE_TOO_BIG } from '../../lib/failures.ts'
import { filledLine, filledText, id, line, text, wholeNumber } from '../../lib/fields.ts'
import { uploadedFile } from '../../lib/uploaded-file.ts'
import { PICTURE_BYTES } from '../../media/picture-bytes.ts'
import { m } from '../../messages/m.ts'
import { MOST_AGE } from '../ages/ages.rules.ts'
import { images, notFound, product } from '../catalogue.contract.ts'
import { MOST_CODES } from '../codes/product-codes.rules.ts'
import { foodFacts } from '../facts/food-facts.fields.ts'
import { productImage, productPictures } from '../files/product-images.contract.ts'
import { productFilm } from '../films/films.fields.ts'
import { partsInput, shownPart } from '../made-of/parts.fields.ts'
import { saleTimesForStaff, saleTimesInput } from '../sales/sale-times.fields.ts'
import { seoForStaff, seoInput } from '../seo/seo.fields.ts'
import { storageKinds } from '../storage.rules.ts'
import { measuresInput } from '../written-measures.ts'
import { MOST_CHOSEN } from './chosen-related.rules.ts'
import { MOST_HTML, MOST_WORDS } from './description-limits.ts'
import {
  documentOfWheelchair,
  newKarahi,
  newPicture,
  savedKarahi,
  wheelchairForStaff,
} from './product-form.examples.ts'

/** The most bytes of a document, and the most pictures and documents that a product can have. */
export const DOCUMENT_BYTES = 1_000_000
export const MOST_PICTURES = 20
export const MOST_DOCUMENTS = 5

const productDocument = z
  .object({
    documentId: z.int(),
    productId: z.int(),
    type: z.string(),
    name: z.string(),
    /** Number of bytes. */
    size: z.int(),
    document: z.string(),
    /** The document in base64; null with `images=url`. */
    finalDocument: z.string().nullable(),
  })
  .meta({ title: 'ProductDocument' })
/** A document of a product as the API shows it. */
export type ProductDocument = z.output<typeof productDocument>

/**
 * A product as staff see it, also if it is not shown, with the login id of its last editor. Quantities are in units like
 * those of `product`; `onHand` is the stock, `held` the part of it that is reserved.
 */
export const staffProduct = product
  .extend({
    shown: z.boolean(),
    productHtml: z.string().nullable(),
    pictures: productPictures,
    documents: z.array(productDocument),
    films: z.array(productFilm),
    tags: z.array(z.string()),
    /** The codes on its packages (GTIN), and how much of the product each of them has, in its units. */
    codes: z.array(z.object({ code: z.string(), quantity: z.number() })),
    /** How it is stored until its customer has it. */
    storage: z.enum(storageKinds),
    /** The facts about what is in it; null if nothing is stated. */
    facts: foodFacts.nullable(),
    /** The products that it is made of, in their order. */
    parts: z.array(shownPart),
    box: staffBox.nullable(),
    /** The products that its page shows beside it, in their order. */
    related: z.array(z.object({ productId: z.int(), productName: z.string() })),
    /** The login id of the person who stated it, and when; null if nothing is stated, or the shop came with it. */
    factsBy: z.string().nullable(),
    factsAt: z.string().nullable(),
    /** Its own tolerance in per cent; null if it has the shop's. */
    ownTolerance: z.number().nullable(),
    ...saleTimesForStaff,
    ...seoForStaff,
    onHand: z.number(),
    held: z.number(),
    /** True if it is in lots: its stock changes only with a lot. */
    inLots: z.boolean(),
    /** The stock counts as low at this quantity or below. */
    lowAt: z.number(),
    demo: z.boolean(),
    /** The moment when it was removed from the shop for good; null if it was not. */
    removedAt: z.string().nullable(),
    /** True if its last change can be undone. */
    undoable: z.boolean(),
  })
  .meta({ title: 'StaffProduct' })
/** A product as staff see it. */
export type StaffProduct = z.output<typeof staffProduct>

/** A price in an input; `says` is the message if it is missing. */
export const price = (says?: () => string) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? says?.() : undefined) })
    .min(0, { error: () => m.catalogue_price_negative() })
    .max(100_000_000, { error: () => m.catalogue_price_too_high() })

const words = z.array(filledLine(60)).max(30)
const yesOrNo = z.enum(['Y', 'N'])
const ofChoices = (value: z.ZodNumber) => {
  const perChoice = z.record(filledLine(60), value).optional()
  return z
    .strictObject({
      packagingAttributes: perChoice,
      cuttingAttributes: perChoice,
      extraAttributes: perChoice,
    })
    .optional()
}
/** A surcharge, or below 0 what a choice takes off. */
const surcharge = z.number().min(-100_000_000).max(100_000_000)

export const findProductForm = defineCall({
  does: 'Answers a product for catalogue staff, even if it is not active.',
  method: 'GET',
  path: '/products/form/{id}',
  who: 'staff: catalogue',
  input: z.object({ id }),
  output: staffProduct,
  example: { input: { id: 6201 }, output: wheelchairForStaff },
  failures: notFound,
})

/**
 * The codes on the packages of a product: EAN-8, UPC-A, EAN-13 or GTIN-14, each of one product alone. `quantity`: how much of the product
 * such a package has, in its units; a carton of twelve has 12. Defaults to 1.
 */
export const codes = z
  .array(z.strictObject({ code: line(40), quantity: z.number().optional() }))
  .max(MOST_CODES, { error: () => m.catalogue_codes_many({ most: MOST_CODES }) })

export const saveProduct = defineCall({
  does: 'Adds a product, or changes the one with this `productId`. Omitted fields stay as they are.',
  method: 'POST',
  path: '/products/save',
  who: 'staff: catalogue',
  input: z.strictObject({
    productId: id.nullish(),
    productName: filledLine(200, m.catalogue_name_required),
    productDetails: filledText(MOST_WORDS, m.catalogue_details_required),
    /** The HTML description: cleaned to an allow list; `productDetails` becomes its plain text. Null: no HTML. */
    productHtml: text(MOST_HTML).nullish(),
    unitPrice: price(m.catalogue_price_required),
    /** Charged if the options contain CUTPRICE; defaults to the unit price. */
    salePrice: price().nullish(),
    ...saleTimesInput,
    categoryId: wholeNumber(1, 2_147_483_647, m.catalogue_category_required),
    /** 0 or missing: a product of the marketplace. */
    brandId: wholeNumber(0, 2_147_483_647).nullish(),
    /** Generated by the shop if missing. */
    sku: line(40).nullish(),
    /** A: active and shown. N: not active. */
    productStatus: z.enum(['A', 'N']).optional(),
    /** Accepted but ignored: `productStatus` decides. */
    showFlag: yesOrNo.optional(),
    popularFlag: wholeNumber(0, 1).optional(),
    unitName: filledLine(20).optional(),
    ...measuresInput,
    packagingAttributes: words.optional(),
    cuttingAttributes: words.optional(),
    extraAttributes: words.optional(),
    optionsAttributes: z
      .array(z.strictObject({ description: filledLine(60) }))
      .max(20)
      .optional(),
    /** Surcharges of each choice on the unit price (the price includes the first choice of a kind), for each piece, and once for a line. */
    optionPrices: ofChoices(surcharge),
    piecePrices: ofChoices(surcharge),
    linePrices: ofChoices(surcharge),
    /** The per cent of the weight that a choice leaves, and the whole minutes of work for each unit. */
    choiceYields: ofChoices(z.number().min(0.01).max(100)),
    choiceMinutes: ofChoices(z.int().min(0).max(1000)),
    /** The smallest change of a quantity, its minimum and its maximum, in units: 0.25 is a quarter of a pound. */
    step: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    /** The approximate weight of a unit in pounds. */
    weight: z.number().min(0).max(100_000).nullish(),
    taxExemptFlag: yesOrNo.optional(),
    /** False: the stock is not counted, and the product can always be ordered. */
    stockTracked: z.boolean().optional(),
    /** Words of staff about the product, which shoppers do not see. */
    tags: z.array(filledLine(60)).max(50).optional(),
    codes: codes.optional(),
    /** How it is stored: a new product is dry. */
    storage: z.enum(storageKinds).optional(),
    /** The age that its buyers must have, in years; null: everyone may buy it. */
    ageFrom: wholeNumber(1, MOST_AGE, m.catalogue_age_wrong).nullish(),
    /** The facts about what is in it; null: nothing is stated. */
    facts: foodFacts.nullish(),
    /**
     * The products that it is made of. A part with a kind and a choice is in it only if its buyer chooses that. A part may be no set
     * itself. An empty list: none are named.
     */
    parts: partsInput.optional(),
    /** The products that are sold with it as one box, which then are its parts; null: it is no box. */
    box: boxInput.nullish(),
    /** The products that its page shows beside it, in their order; no variants. */
    related: z
      .array(id)
      .max(MOST_CHOSEN, { error: () => m.catalogue_related_many({ most: MOST_CHOSEN }) })
      .optional(),
    ...seoInput,
    /** The opening stock of a new product; ignored for an existing one. */
    quantity: z.number().optional(),
    /**
     * The version that the staff member saw: if the product has changed since, nothing changes and the response has its
     * current state.
     */
    updatedDate: line(40).nullish(),
    /** Accepted but ignored: the caller is used. */
    updatedBy: line(254).nullish(),
  }),
  output: staffProduct,
  example: { input: newKarahi, output: savedKarahi },
  failures: {
    ...notFound,
    BAD_INPUT,
    SKU_TAKEN: { status: 409, says: () => m.catalogue_sku_taken() },
    CODE_TAKEN: { status: 409, says: () => m.catalogue_code_taken() },
    REMOVED: { status: 409, says: () => m.catalogue_is_removed() },
    CHANGED: {
      status: 409,
      says: () => m.catalogue_changed(),
      data: z.object({ product: staffProduct }),
    },
  },
})

const upload = { ...notFound, BAD_FILE, FILE_TOO_BIG } as const
const file = uploadedFile(m.catalogue_file_required)

export const uploadProductImage = defineCall({
  does: "Adds a picture after the product's other pictures: a JPEG, PNG, WebP, AVIF or GIF of at most 65,000 bytes.",
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
  does: 'Lists the documents of a product, oldest first.',
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
  does: 'Removes a document from its product.',
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
