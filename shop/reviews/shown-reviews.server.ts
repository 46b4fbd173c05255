import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewState } from './review-states.ts'
import { reviews } from './reviews.tables.server.ts'

/** Reviews that anybody sees, and that count. */
export const isShown = and(isNull(reviews.hiddenAt), isNull(reviews.waitingSince)) as SQL

/** Where a review stands. */
export const stateOf: SQL<ReviewState> = sql<ReviewState>`case when reviews.hidden_at is not null then 'hidden'
  when reviews.waiting_since is not null then 'waiting' else 'shown' end`

/** The reviews that stand there; each can be found by an index of its own. */
export const standsAt: Record<ReviewState, SQL> = {
  waiting: sql`reviews.waiting_since is not null and reviews.hidden_at is null`,
  shown: isShown,
  hidden: sql`reviews.hidden_at is not null`,
}
