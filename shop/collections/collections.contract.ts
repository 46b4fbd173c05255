import { z } from 'zod'
import { product } from '../catalogue/catalogue.contract.ts'
import { wholeChicken } from '../catalogue/catalogue.examples.ts'
import { pictureOrNone } from '../catalogue/shelves/departments.contract.ts'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line, text } from '../lib/fields.ts'
import type { Thing } from '../lib/things.ts'
import { m } from '../messages/m.ts'
import { LONGEST_ADDRESS } from './collection-address.rules.ts'
import {
  type Collection,
  collection,
  type ListedCollection,
  listedCollection,
  MOST_CHOSEN,
  type StaffCollection,
  staffCollection,
  writtenRule,
} from './collections.fields.ts'

/** The most collections of a shop. */
export const MOST_COLLECTIONS = 200
/** The products of a rule that are counted, and those that are shown, before it is saved. */
export const MOST_COUNTED = 10_000
export const FIRST_OF_RULE = 12
/** The most tags that are listed. */
export const MOST_TAGS_LISTED = 1000

const barbecue: Collection = {
  ...{ collectionId: 2, address: 'barbecue', title: 'Barbecue', byHand: true },
  blurb: 'Meat that our butchers cut for the grill, and what goes beside it.',
  image: '/pictures/7f597999ddd12cfb2c3eca5affb62d1b',
  ...{ seoTitle: null, seoText: null },
}
const { blurb, seoTitle, seoText, ...named } = barbecue
const listed: ListedCollection = {
  ...named,
  ...{ activeFlag: 'Y', products: 9, isFound: true, demo: true },
  updatedDate: '2026-11-28T09:30:00.000Z',
}
const rule = {
  ...{ tags: ['barbecue'], brandIds: [], categoryIds: [], priceFrom: null, priceTo: null },
  ...{ newDays: null, onSale: false },
}
const forStaff: StaffCollection = { ...listed, byHand: false, blurb, seoTitle, seoText, rule, chosen: [] }

export const findAllCollections = defineCall({
  does: 'Lists the active collections in the order of the shop, each with the number of its products.',
  method: 'GET',
  path: '/collections/findAll',
  who: 'anyone',
  shows: (_, answer) => [
    'collections',
    ...(answer ?? []).map(({ collectionId }): Thing => `collection ${collectionId}`),
  ],
  input: z.object({}),
  output: z.array(collection.extend({ products: z.int() })).max(MOST_COLLECTIONS),
  example: { input: {}, output: [{ ...barbecue, products: 9 }] },
  failures: {},
})

export const findCollection = defineCall({
  does: 'Answers an active collection by its address.',
  method: 'GET',
  path: '/collections/{address}',
  who: 'anyone',
  shows: () => ['collections'],
  input: z.object({ address: line(LONGEST_ADDRESS) }),
  output: collection,
  example: { input: { address: 'barbecue' }, output: barbecue },
  failures: { NOT_FOUND },
})

export const findCollectionsForStaff = defineCall({
  does: 'Lists every collection in the order of the shop, including inactive ones.',
  method: 'GET',
  path: '/collections/findForStaff',
  who: 'staff: catalogue',
  input: z.strictObject({}),
  output: z.array(listedCollection).max(MOST_COLLECTIONS),
  example: { input: {}, output: [listed] },
  failures: {},
})

export const findCollectionForm = defineCall({
  does: 'Answers a collection with its rule, or with the products that staff chose.',
  method: 'GET',
  path: '/collections/form/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffCollection,
  example: { input: { id: 2 }, output: forStaff },
  failures: { NOT_FOUND },
})

export const saveCollection = defineCall({
  does: 'Adds a collection, or changes the one with this `collectionId`. It has the products that its `rule` finds, or without one those of `productIds` in this order.',
  method: 'POST',
  path: '/collections/save',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** The collection to change; absent for a new one. */
    collectionId: id.nullish(),
    title: filledLine(60, m.catalogue_name_needed),
    /** Its name in the address of its page; empty: made from the title. */
    address: z
      .string()
      .trim()
      .max(LONGEST_ADDRESS)
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: () => m.collections_address_wrong() })
      .default(''),
    blurb: text(500).default(''),
    image: pictureOrNone,
    activeFlag: z.enum(['Y', 'N']).default('Y'),
    seoTitle: line(70).nullable().default(null),
    seoText: line(200).nullable().default(null),
    rule: writtenRule.nullable().default(null),
    productIds: z
      .array(id)
      .max(MOST_CHOSEN, { error: () => m.collections_many({ most: MOST_CHOSEN }) })
      .default([]),
    /** The version that the staff member saw. */
    updatedDate: line(40).nullish(),
  }),
  output: staffCollection,
  example: {
    input: { collectionId: 2, title: 'Barbecue', address: 'barbecue', blurb, rule: { tags: ['barbecue'] } },
    output: forStaff,
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    ADDRESS_TAKEN: { status: 409, says: () => m.collections_address_taken() },
    CHANGED: {
      status: 409,
      says: () => m.collections_changed(),
      data: z.object({ collection: staffCollection }),
    },
    TOO_MANY: { status: 409, says: () => m.collections_too_many({ most: MOST_COLLECTIONS }) },
  },
})

const allListed = z.array(listedCollection).max(MOST_COLLECTIONS)

export const arrangeCollections = defineCall({
  does: 'Reorders the collections. The list must name all of them.',
  method: 'POST',
  path: '/collections/arrange',
  who: 'staff: catalogue',
  input: z.strictObject({ collectionIds: z.array(id).max(MOST_COLLECTIONS) }),
  output: allListed,
  example: { input: { collectionIds: [2] }, output: [listed] },
  failures: {
    CHANGED: {
      status: 409,
      says: () => m.collections_list_changed(),
      data: z.object({ collections: allListed }),
    },
  },
})

export const deleteCollection = defineCall({
  does: 'Removes a collection. Its products stay.',
  method: 'POST',
  path: '/collections/delete/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: z.object({ collectionId: z.int() }),
  example: { input: { id: 2 }, output: { collectionId: 2 } },
  failures: { NOT_FOUND },
})

const shownProduct = product
  .pick({ productId: true, productName: true, effectivePrice: true, unitName: true, images: true })
  .meta({ title: 'ProductOfRule' })
/** A product that a rule finds. */
export type ProductOfRule = z.output<typeof shownProduct>
/** Returns what a preview shows of a product. */
export const asShown = ({
  productId,
  productName,
  effectivePrice,
  unitName,
  images,
}: Omit<ProductOfRule, 'images'> & { images: readonly string[] }): ProductOfRule => ({
  ...{ productId, productName, effectivePrice, unitName },
  images: images.slice(0, 1),
})

export const previewCollection = defineCall({
  does: 'Answers the first products that a rule finds, with their number, up to 10,000. Saves nothing.',
  method: 'POST',
  path: '/collections/preview',
  reads: true,
  who: 'staff: catalogue',
  input: z.strictObject({ rule: writtenRule }),
  output: z.object({ total: z.int(), productList: z.array(shownProduct).max(FIRST_OF_RULE) }),
  example: {
    input: { rule: { tags: ['barbecue'] } },
    output: { total: 1, productList: [asShown(wholeChicken)] },
  },
  failures: { BAD_INPUT },
})

export const findTags = defineCall({
  does: 'Lists the tags that products in the shop have, in small letters, with the number of products of each.',
  method: 'GET',
  path: '/collections/findTags',
  who: 'staff: catalogue',
  input: z.strictObject({}),
  output: z.array(z.object({ tag: z.string(), products: z.int() })).max(MOST_TAGS_LISTED),
  example: { input: {}, output: [{ tag: 'barbecue', products: 9 }] },
  failures: {},
})

export const collectionsCalls = [
  findAllCollections,
  findCollection,
  findCollectionsForStaff,
  findCollectionForm,
  saveCollection,
  arrangeCollections,
  deleteCollection,
  previewCollection,
  findTags,
] as const
