import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { isVerified } from './bought-by.server.ts'
import { findAllReviews } from './reviews.contract.ts'
import { reviews } from './reviews.tables.server.ts'
import { isShown } from './shown-reviews.server.ts'

const SIZE = 20

export const answerFindAllReviews = handle(findAllReviews, async ({ productId, page }, { database }) => {
  const rows = await database
    .select({ ...getTableColumns(reviews), verifiedPurchase: isVerified })
    .from(reviews)
    .where(and(isShown, productId === undefined ? undefined : eq(reviews.productId, productId)))
    .orderBy(desc(reviews.reviewDate), desc(reviews.reviewId))
    .limit(SIZE)
    .offset((page - 1) * SIZE)
  return rows
})
