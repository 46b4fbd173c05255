import { and, eq, getTableColumns } from 'drizzle-orm'
import { categories, departments, products } from '../catalogue/catalogue.tables.server.ts'
import { shown } from '../catalogue/select-products.server.ts'
import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import type { Caller } from '../lib/shop.server.ts'
import { isVerified } from './bought-by.server.ts'
import { saveReview } from './reviews.contract.ts'
import { reviews } from './reviews.tables.server.ts'

const reviewsOfCustomer: Limit = { name: 'review', most: 20, seconds: 3600 }

export const answerSaveReview = handlePrepared(
  saveReview,
  (_input, { limits, caller }) => limits.spend(reviewsOfCustomer, String(caller?.custId)),
  async ({ productId, rating, reviewTitle, reviewMsg }, { database, caller, clock }) => {
    const { custId, firstName } = caller as Caller
    const [product] = await database
      .select({ productId: products.productId })
      .from(products)
      .innerJoin(categories, eq(categories.categoryId, products.categoryId))
      .innerJoin(departments, eq(departments.deptName, categories.category))
      .where(and(shown, eq(products.productId, productId)))
    if (!product) return refuse(saveReview, 'NOT_FOUND', undefined)
    const said = {
      authorName: firstName,
      rating,
      reviewTitle,
      reviewMsg,
      reviewDate: clock().toISOString().slice(0, 10),
    }
    const [saved] = await database
      .insert(reviews)
      .values({ custId, productId, ...said })
      .onConflictDoUpdate({ target: [reviews.custId, reviews.productId], set: said })
      .returning({ reviewId: reviews.reviewId })
    const [row] = await database
      .select({ ...getTableColumns(reviews), verifiedPurchase: isVerified })
      .from(reviews)
      .where(eq(reviews.reviewId, (saved as { reviewId: number }).reviewId))
    return row as typeof reviews.$inferSelect & { verifiedPurchase: boolean }
  },
)
