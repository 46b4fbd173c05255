import { and, asc, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { handle } from '../lib/handler.server.ts'
import { anywhere, listRows } from '../lib/list-rows.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { changeSettings } from '../settings/save-settings.server.ts'
import { isVerified } from './bought-by.server.ts'
import { findReviewsForStaff, judgeReviews, letReviewsWait } from './judge-reviews.contract.ts'
import { reviews } from './reviews.tables.server.ts'
import { conditionOf, stateOf } from './shown-reviews.server.ts'

const sorted = { date: reviews.reviewDate, rating: reviews.rating }

export const answerFindReviewsForStaff = handle(findReviewsForStaff, async (input, { database }) => {
  const { q, state, rating, productId, custId } = input
  const { orderBy, limit, offset } = listRows(input, sorted, reviews.reviewId)
  const words = q.trim()
  const wanted = and(
    state && conditionOf[state],
    rating === undefined ? undefined : eq(reviews.rating, rating),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    custId === undefined ? undefined : eq(reviews.custId, custId),
    words
      ? sql`(${reviews.reviewTitle} || ' ' || ${reviews.reviewMsg} || ' ' || ${reviews.authorName}) ilike ${anywhere(words)}`
      : undefined,
  )
  const howMany = (which: SQL | undefined) => database.select({ all: count() }).from(reviews).where(which)
  const [rows, [counted], [waiting], { reviewsWait }] = await Promise.all([
    database
      .select({
        ...getTableColumns(reviews),
        productName: products.productName,
        contactId: customers.contactId,
        verifiedPurchase: isVerified,
        state: stateOf,
      })
      .from(reviews)
      .innerJoin(products, eq(products.productId, reviews.productId))
      .leftJoin(customers, eq(customers.custId, reviews.custId))
      .where(wanted)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    howMany(wanted),
    howMany(conditionOf.waiting),
    readSettings(database),
  ])
  return { rows, total: counted?.all ?? 0, reviewsWait, waiting: waiting?.all ?? 0 }
})

export const answerJudgeReviews = handle(judgeReviews, async ({ reviewIds, state }, shop) => {
  const { database, clock, audit } = shop
  const found = await database
    .select({ reviewId: reviews.reviewId, before: stateOf })
    .from(reviews)
    .where(inArray(reviews.reviewId, reviewIds))
    .orderBy(asc(reviews.reviewId))
    .for('no key update')
  const changed = found.filter(({ before }) => before !== state)
  if (changed.length === 0) return { changed }
  const now = clock()
  await database
    .update(reviews)
    .set({
      hiddenAt: state === 'hidden' ? now : null,
      ...(state === 'shown' ? { waitingSince: null } : {}),
      ...(state === 'waiting' ? { waitingSince: now } : {}),
    })
    .where(
      inArray(
        reviews.reviewId,
        changed.map(({ reviewId }) => reviewId),
      ),
    )
  for (const { reviewId, before } of changed)
    await audit.add({
      action: `make ${state}`,
      subject: 'review',
      subjectId: reviewId,
      before: { state: before },
      after: { state },
    })
  return { changed }
})

export const answerLetReviewsWait = handle(letReviewsWait, async ({ reviewsWait }, shop) => {
  await changeSettings({ reviewsWait }, shop)
  return { reviewsWait }
})
