import { z } from 'zod'
import { price } from '../catalogue/editing/product-form.contract.ts'
import { LONGEST_TAG } from '../catalogue/filters/filters.rules.ts'
import { id, line, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

/** The most products that staff choose for a collection by hand, and the most tags, brands or categories of a rule. */
export const MOST_CHOSEN = 500
export const MOST_NAMED = 50
/** The most days that a product is new. */
const MOST_DAYS = 365

const ids = z.array(id).max(MOST_NAMED).default([])

/**
 * The rule of a collection: it has the products that meet all conditions which are set. `tags`, `brandIds` and `categoryIds`: one of these;
 * empty: any. Prices are those charged, in decimals. `newDays`: added in so many days. `onSale`: it is reduced now.
 */
export const writtenRule = z
  .strictObject({
    tags: z.array(line(LONGEST_TAG)).max(MOST_NAMED).default([]),
    brandIds: ids,
    categoryIds: ids,
    priceFrom: price().nullable().default(null),
    priceTo: price().nullable().default(null),
    newDays: wholeNumber(1, MOST_DAYS, m.collections_days_wrong).nullable().default(null),
    onSale: z.boolean().default(false),
  })
  .meta({ title: 'WrittenCollectionRule' })

const shownRule = z
  .object({
    tags: z.array(z.string()),
    brandIds: z.array(z.int()),
    categoryIds: z.array(z.int()),
    priceFrom: z.number().nullable(),
    priceTo: z.number().nullable(),
    newDays: z.int().nullable(),
    onSale: z.boolean(),
  })
  .meta({ title: 'CollectionRule' })
/** A rule as staff write it. */
export type WrittenRule = z.output<typeof shownRule>

/** A collection as shoppers see it. */
export const collection = z
  .object({
    collectionId: z.int(),
    /** Its name in the address of its page. */
    address: z.string(),
    title: z.string(),
    blurb: z.string(),
    image: z.string().nullable(),
    /** True if staff chose its products, and their order. */
    byHand: z.boolean(),
    /** Its title and text for search engines; null: its own. */
    seoTitle: z.string().nullable(),
    seoText: z.string().nullable(),
  })
  .meta({ title: 'Collection' })
export type Collection = z.output<typeof collection>

const inCollection = z
  .object({
    productId: z.int(),
    productName: z.string(),
    /** False if shoppers do not see it now. */
    shown: z.boolean(),
  })
  .meta({ title: 'ProductInCollection' })
/** A product that staff chose. */
export type ProductInCollection = z.output<typeof inCollection>

/** A collection in the list of staff; `products`: the number of products that shoppers see in it. */
export const listedCollection = collection
  .omit({ blurb: true, seoTitle: true, seoText: true })
  .extend({
    activeFlag: z.enum(['Y', 'N']),
    products: z.int(),
    /** False while its products are being found. */
    isFound: z.boolean(),
    demo: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'ListedCollection' })
export type ListedCollection = z.output<typeof listedCollection>

/** A collection with everything that staff edit. */
export const staffCollection = listedCollection
  .extend({
    blurb: z.string(),
    seoTitle: z.string().nullable(),
    seoText: z.string().nullable(),
    /** Null if its products are chosen by hand. */
    rule: shownRule.nullable(),
    /** The products chosen by hand, in their order. */
    chosen: z.array(inCollection).max(MOST_CHOSEN),
  })
  .meta({ title: 'StaffCollection' })
export type StaffCollection = z.output<typeof staffCollection>
