import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewState } from './review-states.ts'
import { reviews } from './reviews.tables.server.ts'

/** Reviews that everyone sees, and that count. */
export const isShown = and(isNull(reviews.hiddenAt), isNull(reviews.waitingSince)) as SQL

/** The state of a review. */
export const stateOf: SQL<ReviewState> = sql<ReviewState>`case when reviews.hidden_at is not null then 'hidden'
  when reviews.waiting_since is not null then 'waiting' else 'shown' end`

/** The condition for each state; each can use an index of its own. */
export const conditionOf: Record<ReviewState, SQL> = {
  waiting: sql`reviews.waiting_since is not null and reviews.hidden_at is null`,
  shown: isShown,
  hidden: sql`reviews.hidden_at is not null`,
}
