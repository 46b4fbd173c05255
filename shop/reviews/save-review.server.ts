import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { categories, departments, products } from '../catalogue/catalogue.tables.server.ts'
import { shown } from '../catalogue/select-products.server.ts'
import { refuse } from '../lib/call.ts'
import { dayAt } from '../lib/dates/dates.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { isVerified } from './bought-by.server.ts'
import { saveReview } from './reviews.contract.ts'
import { reviews } from './reviews.tables.server.ts'

const reviewsOfCustomer: Limit = { name: 'review', most: 20, seconds: 3600 }

export const answerSaveReview = handlePrepared(
  saveReview,
  (_input, { limits, caller }) => limits.spend(reviewsOfCustomer, String(caller.custId)),
  async ({ productId, rating, reviewTitle, reviewMsg }, { database, caller, clock }) => {
    const { custId, firstName } = caller
    const [product] = await database
      .select({ productId: products.productId })
      .from(products)
      .innerJoin(categories, eq(categories.categoryId, products.categoryId))
      .innerJoin(departments, eq(departments.deptName, categories.category))
      .where(and(shown, eq(products.productId, productId)))
    if (!product) return refuse(saveReview, 'NOT_FOUND', undefined)
    const { reviewsWait, timeZone } = await readSettings(database)
    const now = clock()
    const said = {
      authorName: firstName,
      rating,
      reviewTitle,
      reviewMsg,
      reviewDate: dayAt(now, timeZone),
      waitingSince: reviewsWait ? now : null,
    }
    const [saved] = await database
      .insert(reviews)
      .values({ custId, productId, ...said })
      .onConflictDoUpdate({
        target: [reviews.custId, reviews.productId],
        // An edited review waits again if reviews need approval; one that waits or is hidden stays so in any case.
        set: { ...said, waitingSince: reviewsWait ? now : sql`${reviews.waitingSince}` },
      })
      .returning({ reviewId: reviews.reviewId })
    const [row] = await database
      .select({ ...getTableColumns(reviews), verifiedPurchase: isVerified })
      .from(reviews)
      .where(eq(reviews.reviewId, (saved as { reviewId: number }).reviewId))
    const shownAs = row as typeof reviews.$inferSelect & { verifiedPurchase: boolean }
    return { ...shownAs, waits: shownAs.waitingSince !== null }
  },
)
