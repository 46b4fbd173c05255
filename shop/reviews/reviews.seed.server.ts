import type { Database } from '../../database/pool.ts'
import { demoReviews } from '../catalogue/demo/demo-reviews.ts'
import { reviews } from './reviews.tables.server.ts'

/** The reviews of the demo shop's customers. */
export async function seedReviews(database: Database): Promise<void> {
  await database.insert(reviews).values(
    demoReviews.map(({ verified, ...row }) => ({
      ...row,
      verifiedAt: verified ? new Date(row.reviewDate) : null,
    })),
  )
}
