import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { availabilities } from '../availability/availability.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { pictures } from '../media/media.tables.server.ts'
import { branches } from '../settings/settings.tables.server.ts'
import type { OptionPrices } from './option-prices.rules.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Whether a row came with the demo shop: those can be removed in one step. */
const demo = () => boolean().notNull().default(false)

/** Departments; `deptName` is their name in addresses and in `category` of the categories (spec section 3). */
export const departments = pgTable('departments', {
  deptName: text().primaryKey(),
  title: text().notNull(),
  blurb: text().notNull().default(''),
  activeFlag: text().notNull().default('Y'),
  /** Whether it has an entry in the mega-menu, and a tile on the home page. */
  menuFlag: boolean().notNull().default(true),
  tileFlag: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  picture: text().references(() => pictures.hash),
  demo: demo(),
  updatedDate: moment().notNull().defaultNow(),
})

/** Categories: `category` is the department or group, `subCategory` the name that people see. */
export const categories = pgTable(
  'categories',
  {
    categoryId: integer().primaryKey().generatedByDefaultAsIdentity(),
    category: text()
      .notNull()
      .references(() => departments.deptName),
    subCategory: text().notNull(),
    /** Its place among those of its department; those of the same place stand in the order of their ids. */
    position: integer().notNull().default(0),
    picture: text().references(() => pictures.hash),
    demo: demo(),
    updatedBy: text().notNull(),
    updatedDate: moment().notNull().defaultNow(),
  },
  table => [
    index().on(table.category),
    index('categories_named')
      .using('gin', sql`lower(${table.subCategory}) gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
)

/** Brands. */
export const brands = pgTable('brands', {
  brandId: integer().primaryKey().generatedByDefaultAsIdentity(),
  brandName: text().notNull(),
  demo: demo(),
  updatedDate: writtenAt(),
})

/**
 * Products. Prices in minor units per unit of `unitName`; `quantityStep` in thousandths of that unit, the limits in steps.
 * `optionsAttributes` is a list of `{description}`; one that says CUTPRICE makes the sale price the price.
 * `chargedPrice` is that effective price, kept by the database so that lists can filter and sort by it.
 * `optionPrices` says what a choice of a cut, pack or colour adds to it: `{cuttingAttributes: {Boneless: 5000}}` is 50.00 more
 * a unit. `productHtml` is a description with markup, cleaned to an allow list; `productDetails` is the same as plain text.
 */
export const products = pgTable(
  'products',
  {
    productId: integer().primaryKey().generatedByDefaultAsIdentity(),
    productName: text().notNull(),
    productDetails: text().notNull(),
    sku: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => categories.categoryId),
    brandId: integer().references(() => brands.brandId),
    custId: integer(),
    unitPrice: minorUnits().notNull(),
    salePrice: minorUnits().notNull(),
    chargedPrice: minorUnits()
      .notNull()
      .generatedAlwaysAs(
        sql`case when options_attributes @> '[{"description": "CUTPRICE"}]' then sale_price else unit_price end`,
      ),
    popularFlag: smallint().notNull().default(0),
    productStatus: text().notNull().default('A'),
    /** Whether its department is active; a trigger keeps it. */
    inActiveDepartment: boolean().notNull().default(true),
    /** What the shop shows: active products of active departments. */
    shown: boolean().notNull().generatedAlwaysAs(sql`product_status = 'A' and in_active_department`),
    packagingAttributes: text().array().notNull().default([]),
    cuttingAttributes: text().array().notNull().default([]),
    extraAttributes: text().array().notNull().default([]),
    optionsAttributes: jsonb().$type<{ description: string }[]>().notNull().default([]),
    optionPrices: jsonb().$type<OptionPrices>().notNull().default({}),
    productHtml: text(),
    sellinPcs: text().notNull().default('N'),
    unitName: text().notNull(),
    /** Weight of one unit in thousandths of a pound, for goods sold by the piece; an estimate where weighed. */
    weight: integer(),
    quantityStep: integer().notNull().default(1000),
    minimumSteps: integer().notNull().default(1),
    maximumSteps: integer().notNull().default(99),
    taxExemptFlag: text().notNull().default('N'),
    demo: demo(),
    /** Taken out of the shop for good; kept for the orders that have it. */
    removedAt: moment(),
    /** Who changed it last, as everybody may read it; `updatedByLogin` is for staff. */
    updatedBy: text().notNull(),
    updatedByLogin: text(),
    updatedDate: writtenAt(),
    /** What search looks into: the name weighs more than the description. */
    searchWords: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', product_name), 'A') || setweight(to_tsvector('english', product_details), 'D')`,
      ),
  },
  table => [
    check('products_prices', sql`${table.unitPrice} >= 0 and ${table.salePrice} >= 0`),
    check('products_status', sql`${table.productStatus} in ('A', 'N')`),
    check('products_removed', sql`${table.removedAt} is null or ${table.productStatus} = 'N'`),
    check(
      'products_steps',
      sql`${table.quantityStep} > 0 and ${table.minimumSteps} > 0 and ${table.maximumSteps} >= ${table.minimumSteps}`,
    ),
    // Each order of a list has its index, for one category and for all; the price stands in it too, to filter by it.
    index('products_best')
      .on(table.popularFlag.desc().nullsFirst(), table.productId, table.chargedPrice)
      .where(sql`${table.shown}`),
    index('products_by_price')
      .on(table.chargedPrice, table.productId, table.popularFlag, table.productName)
      .where(sql`${table.shown}`),
    index('products_by_name')
      .on(table.productName, table.productId, table.chargedPrice)
      .where(sql`${table.shown}`),
    index('products_new').on(table.productId, table.chargedPrice).where(sql`${table.shown}`),
    index('products_best_in_category')
      .on(table.categoryId, table.popularFlag.desc().nullsFirst(), table.productId, table.chargedPrice)
      .where(sql`${table.shown}`),
    index('products_by_price_in_category')
      .on(table.categoryId, table.chargedPrice, table.productId, table.popularFlag, table.productName)
      .where(sql`${table.shown}`),
    index('products_by_name_in_category')
      .on(table.categoryId, table.productName, table.productId, table.chargedPrice)
      .where(sql`${table.shown}`),
    index('products_new_in_category')
      .on(table.categoryId, table.productId, table.chargedPrice)
      .where(sql`${table.shown}`),
    index('products_of_brand').on(table.brandId, table.productId).where(sql`${table.shown}`),
    index('products_of_category').on(table.categoryId),
    index('products_named')
      .on(sql`lower(${table.productName}) text_pattern_ops`, table.productId)
      .where(sql`${table.shown}`),
    // Written at once: what waits in a list would have to be read through by every search.
    index('products_found')
      .using(
        'gin',
        sql`search_keys(${table.searchWords}, ${table.categoryId}, ${table.chargedPrice}, ${table.popularFlag}, ${table.productId})`,
      )
      .with({ fastupdate: false })
      .where(sql`${table.shown}`),
    // What keepers see is more than what is shown: each order of their list, the few that they ask for, and the words.
    index('products_kept_by_name')
      .on(table.productName, table.productId)
      .where(sql`${table.removedAt} is null`),
    index('products_kept_by_price')
      .on(table.unitPrice, table.productId)
      .where(sql`${table.removedAt} is null`),
    index('products_kept_by_change')
      .on(table.updatedDate, table.productId)
      .where(sql`${table.removedAt} is null`),
    index('products_kept_of_brand').on(table.brandId, table.productId),
    index('products_kept_inactive')
      .on(table.productName, table.productId)
      .where(sql`${table.productStatus} = 'N'`),
    index('products_kept_removed')
      .on(table.productName, table.productId)
      .where(sql`${table.removedAt} is not null`),
    index('products_kept_demo').on(table.productName, table.productId).where(sql`${table.demo}`),
    index('products_kept_found').using(
      'gin',
      sql`lower(${table.productName} || ' ' || ${table.sku}) gin_trgm_ops`,
    ),
  ],
)

/** A product's names in other languages. */
export const productTranslations = pgTable(
  'product_translations',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId),
    locale: text().notNull(),
    productName: text().notNull(),
    productDetails: text().notNull(),
  },
  table => [primaryKey({ columns: [table.productId, table.locale] })],
)

/** The pictures of a product in the order in which they are shown. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId),
    position: smallint().notNull(),
    hash: text()
      .notNull()
      .references(() => pictures.hash),
    alternativeText: text(),
  },
  table => [primaryKey({ columns: [table.productId, table.position] })],
)

/** What a branch has of a product: the row in `availabilities` that counts it, in steps. */
export const stock = pgTable(
  'stock',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    availabilityId: integer()
      .notNull()
      .unique()
      .references(() => availabilities.availabilityId),
    /** Sold out is told to staff at this many steps or fewer. */
    lowAt: integer().notNull().default(5),
    countedOn: date(),
  },
  table => [primaryKey({ columns: [table.productId, table.branchId] })],
)

/**
 * How many products are shown, by category (-1: all) and by price in whole units of the currency, rounded up (1001: dearer
 * than 1000). Triggers add what changed; rows of the same category and price add up, so that nobody waits for anybody.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    countId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer().notNull(),
    price: integer().notNull(),
    products: integer().notNull(),
  },
  table => [index('product_counts_by_price').on(table.categoryId, table.price, table.products)],
)

/**
 * The words of shown products: in how many names each stands, and in how many products at all. `lexeme` is what search
 * knows it by; null for words like "the". Kept as the counts are: rows of the same word add up.
 */
export const productWords = pgTable(
  'product_words',
  {
    wordId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull(),
    lexeme: text(),
    inNames: integer().notNull(),
    inAll: integer().notNull(),
  },
  table => [
    index('product_words_beginning').on(sql`${table.word} text_pattern_ops`),
    index('product_words_lexeme').on(table.lexeme),
    index('product_words_alike').using('gin', sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
  ],
)
