import { and, eq, sql } from 'drizzle-orm'
import { categories, departments, products } from '../catalogue/catalogue.tables.server.ts'
import { shown } from '../catalogue/select-products.server.ts'
import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import type { Caller } from '../lib/shop.server.ts'
import { orderItems, orders } from '../orders/orders.tables.server.ts'
import { ownedBy } from '../orders/owned-orders.server.ts'
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
    // Who got it, or will: an order that was rejected is no purchase.
    const bought = await database
      .select({ orderId: orders.orderId })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.orderId))
      .where(
        and(ownedBy(custId), eq(orderItems.productId, productId), sql`${orders.orderStatus} <> 'REJECTED'`),
      )
      .limit(1)
    const now = clock()
    const said = {
      authorName: firstName,
      rating,
      reviewTitle,
      reviewMsg,
      reviewDate: now.toISOString().slice(0, 10),
      verifiedAt: bought.length ? now : null,
    }
    const [saved] = await database
      .insert(reviews)
      .values({ custId, productId, ...said })
      .onConflictDoUpdate({ target: [reviews.custId, reviews.productId], set: said })
      .returning()
    const { verifiedAt, hiddenAt: _, ...row } = saved as typeof reviews.$inferSelect
    return { ...row, verifiedPurchase: verifiedAt !== null }
  },
)
