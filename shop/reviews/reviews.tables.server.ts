import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { moment } from '../lib/columns.server.ts'

/** The reviews of products; `verifiedAt` if the author had bought the product. */
export const reviews = pgTable(
  'reviews',
  {
    reviewId: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    custId: integer().references(() => customers.custId),
    authorName: text().notNull(),
    rating: smallint().notNull(),
    reviewTitle: text().notNull(),
    reviewMsg: text().notNull(),
    reviewDate: date({ mode: 'string' }).notNull(),
    verifiedAt: moment(),
    /** Hidden by staff. */
    hiddenAt: moment(),
    /** Hidden until staff have approved it. */
    waitingSince: moment(),
  },
  table => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    // One review per product and customer; demo reviews and those of closed accounts have no author.
    uniqueIndex().on(table.custId, table.productId),
    index().on(table.productId),
    index('reviews_by_day').on(table.reviewDate, table.reviewId),
    index('reviews_by_rating').on(table.rating, table.reviewId),
    index('reviews_waiting').on(table.reviewId).where(sql`${table.waitingSince} is not null`),
    index('reviews_hidden').on(table.reviewId).where(sql`${table.hiddenAt} is not null`),
  ],
)
