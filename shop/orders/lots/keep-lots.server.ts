import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { setInLots } from '../../availability/in-lots.server.ts'
import { lockAvailabilities } from '../../availability/lock-availabilities.server.ts'
import { stock } from '../../catalogue/catalogue.tables.server.ts'
import { holdProduct } from '../../catalogue/editing/change-product.server.ts'
import { findNeedingLots } from '../../catalogue/stock/needs-lot.server.ts'
import { isKeptInLots } from '../../catalogue/stock/product-in-lots.server.ts'
import { type ParsedOf, refuse } from '../../lib/call.ts'
import { dayAt, showDay } from '../../lib/dates/dates.ts'
import { handle } from '../../lib/handler.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { endLots, openLots } from '../../lots/open-lots.server.ts'
import { m } from '../../messages/m.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { openStates } from '../order-states.rules.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { keepLots } from './lot-orders.contract.ts'
import { lotLine } from './lots-of-plan.server.ts'

export const answerKeepLots = handle(keepLots, async ({ productId, inLots, ...opening }, shop) => {
  const { database, audit, clock } = shop
  const product = await holdProduct(database, productId)
  if (!product) return refuse(keepLots, 'NOT_FOUND', undefined)
  if (inLots && !product.stockTracked) return refuse(keepLots, 'NOT_COUNTED', undefined)
  const places = await database
    .select()
    .from(stock)
    .where(eq(stock.productId, productId))
    .orderBy(asc(stock.branchId))
  if (places.length === 0) return refuse(keepLots, 'NOT_COUNTED', undefined)
  if ((await isKeptInLots(database, productId)) === inLots) return { productId, inLots }
  if (inLots) {
    const wrong = wrongDay(
      opening,
      (await findNeedingLots(database, [productId])).size > 0,
      await dayOfShop(database, clock),
    )
    if (wrong) return refuse(keepLots, 'BAD_INPUT', undefined, { expiresOn: wrong })
    await begin(shop, productId, places, opening)
  } else {
    await end(shop, productId, places)
  }
  await audit.add({
    action: inLots ? 'keep in lots' : 'end lots',
    subject: 'stock',
    subjectId: productId,
    after: { productName: product.productName },
  })
  return { productId, inLots }
})

type Place = typeof stock.$inferSelect
type Opening = Pick<ParsedOf<typeof keepLots>, 'dateKind' | 'expiresOn'>

/** Returns what is wrong with the last day of what is there, if anything is. */
function wrongDay({ dateKind, expiresOn }: Opening, isNeeded: boolean, today: string): string | undefined {
  if ((dateKind === null) !== (expiresOn === null)) return m.lots_date_both()
  if (expiresOn === null) return isNeeded ? m.lots_day_needed() : undefined
  return expiresOn < today ? m.lots_day_over() : undefined
}

/** Reads the lines of open orders that have taken stock of a product, and locks their orders. */
const holdLines = async ({ database }: SignedInShop, productId: number) => {
  const found = await database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        inArray(
          orders.orderId,
          database
            .select({ orderId: orderItems.orderId })
            .from(orderItems)
            .where(eq(orderItems.productId, productId)),
        ),
        inArray(orders.orderStatus, [...openStates]),
      ),
    )
    .orderBy(asc(orders.orderId))
    .for('no key update')
  return found.map(({ orderId }) => orderId)
}

/** Makes an opening lot at each branch of what is there and what open orders have taken, and gives their picked lines their part. */
async function begin(
  shop: SignedInShop,
  productId: number,
  places: readonly Place[],
  opening: Opening,
): Promise<void> {
  const { database, caller, clock } = shop
  const movedAt = clock()
  const { timeZone } = await readSettings(database)
  await holdLines(shop, productId)
  const ids = places.map(({ availabilityId }) => availabilityId)
  await lockAvailabilities(database, ids)
  await setInLots(database, ids, true)
  const lines = await database
    .select({ item: orderItems, branchId: orders.branchId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(
      and(
        eq(orderItems.productId, productId),
        inArray(orders.orderStatus, [...openStates]),
        // Until it is paid, an order only holds its goods.
        isNull(orders.payUntil),
      ),
    )
    .orderBy(orderItems.orderItemId)
  const code = m.lots_opening_code({ day: showDay(dayAt(movedAt, timeZone)) })
  for (const place of places) {
    const taken = lines
      .filter(({ branchId }) => branchId === place.branchId)
      .map(({ item }) => lotLine(item, item, place))
    await openLots(database, place, {
      ...{ ...opening, code, movedAt, movedBy: caller.custId },
      taken: taken.reduce((sum, { needs }) => sum + needs, 0),
      picked: taken.filter(({ isPicked, needs }) => isPicked && needs > 0),
    })
  }
}

/** Empties the lots of a product and counts its stock without them; a blocked lot has left the stock already. */
async function end(
  { database, caller, clock }: SignedInShop,
  productId: number,
  places: readonly Place[],
): Promise<void> {
  await endLots(database, productId, { movedBy: caller.custId, movedAt: clock() })
  const ids = places.map(({ availabilityId }) => availabilityId)
  await lockAvailabilities(database, ids)
  await setInLots(database, ids, false)
}
