import { and, eq } from 'drizzle-orm'
import { readSold, type Sold } from '../../cart/read-lines.server.ts'
import type { Substitution } from '../../cart/substitution-wish.ts'
import { highest } from '../../catalogue/ages/ages.rules.ts'
import { listProducts } from '../../catalogue/find-products.server.ts'
import { factsWithParts } from '../../catalogue/made-of/facts-with-parts.rules.ts'
import { listedIds } from '../../catalogue/product-ids.server.ts'
import { soldInstead } from '../../catalogue/variants/sold-instead.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { alike, stepsLike } from './alike.rules.ts'
import { readGoods } from './read-goods.server.ts'
import { swapOf } from './substitute.rules.ts'
import { findSubstitutes } from './swaps.contract.ts'

/** The number of products shown, and of those of its category from which they are chosen. */
const SHOWN = 12
const LOOKED_AT = 100

export const answerFindSubstitutes = handle(
  findSubstitutes,
  async ({ orderItemId }, { database, caller }) => {
    const [found] = await database
      .select({ item: orderItems, branchId: orders.branchId, ageConfirmed: orders.ageConfirmed })
      .from(orderItems)
      .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
      .where(
        and(
          eq(orderItems.orderItemId, orderItemId),
          ofBranches(orders.branchId, branchesWith(caller, 'picking')),
        ),
      )
    if (!found) return refuse(findSubstitutes, 'NOT_FOUND', undefined)
    const { item, branchId, ageConfirmed } = found
    const named = item.substituteProductId === null ? [] : [item.substituteProductId]
    const of = (await readGoods(database, [item.productId])).get(item.productId)
    if (!of) return refuse(findSubstitutes, 'NOT_FOUND', undefined)
    const { categoryId, proofs } = of
    const line = {
      ...{ ...item, categoryId, proofs, facts: factsWithParts(of.stated, item.attributes) },
      ageFrom: highest(item.ageFrom, ageConfirmed),
    }
    const [first, others] = await Promise.all([
      listProducts(database, { ids: named }),
      listProducts(database, {
        ids: soldInstead(listedIds({ category: categoryId, order: 'best', limit: LOOKED_AT }), LOOKED_AT),
      }),
    ])
    const listed = [...first, ...others.filter(({ productId }) => !named.includes(productId))]
    const sold = await readSold(
      database,
      listed.map(({ productId }) => productId),
      branchId,
    )
    const known = await readGoods(database, [...sold.keys()])
    const offered = listed.flatMap(product => {
      const { productId } = product
      const [goods, instead] = [sold.get(productId), known.get(productId)]
      const steps = goods && isPlain(goods) ? stepsLike(item, goods) : 0
      if (!goods || !instead || steps === 0 || productId === item.productId) return []
      const facts = factsWithParts(instead.stated, {})
      const swap = swapOf(line, { ...instead, productId, facts, ageFrom: goods.ageFrom })
      return swap === 'UNFIT' ? [] : [{ product, goods, steps, asks: swap !== 'NOW' }]
    })
    const isNamed = ({ productId }: Sold) => named.includes(productId)
    return {
      substitution: item.substitution as Substitution,
      products: offered
        .sort(
          (one, other) =>
            Number(isNamed(other.goods)) - Number(isNamed(one.goods)) ||
            alike(item, one.goods) - alike(item, other.goods),
        )
        .slice(0, SHOWN)
        .map(({ product, goods, steps, asks }) => ({
          ...{ productId: goods.productId, productName: goods.productName, sku: goods.sku },
          image: product.images[0] ?? null,
          unitName: goods.unitName,
          quantity: toQuantity(steps, goods.quantityStep),
          left: toQuantity(goods.free, goods.quantityStep),
          asks,
        })),
    }
  },
)

/** True if a product can be offered as it is: it has no choices that the customer must make. */
const isPlain = ({ cuttingAttributes, packagingAttributes, extraAttributes }: Sold) =>
  [cuttingAttributes, packagingAttributes, extraAttributes].every(choices => choices.length === 0)
