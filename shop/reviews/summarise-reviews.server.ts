import { and, count, eq } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { summariseReviews } from './reviews.contract.ts'
import { ratings } from './reviews.rules.ts'
import { reviews } from './reviews.tables.server.ts'
import { isShown } from './shown-reviews.server.ts'

export const answerSummariseReviews = handle(summariseReviews, async ({ productId }, { database }) => {
  const rows = await database
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isShown))
    .groupBy(reviews.rating)
  const all = rows.reduce((sum, row) => sum + row.count, 0)
  const total = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  return {
    count: all,
    average: all === 0 ? 0 : Math.round((total / all) * 10) / 10,
    spread: ratings.map(rating => ({ rating, count: rows.find(row => row.rating === rating)?.count ?? 0 })),
  }
})
