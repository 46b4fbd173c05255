import { and, eq, sql } from 'drizzle-orm'
import { productsNamed } from '../catalogue/editing/products-named.server.ts'
import { nameOfProduct } from '../catalogue/name-of-product.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { anywhere, listRows } from '../lib/list-rows.server.ts'
import { branchesWith, isOneOf, onlyBranch } from '../lib/permissions.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { conditionOfState } from './condition-of-state.server.ts'
import { readLotDeliveries, readLotMovements } from './lot-history.server.ts'
import { findLot, findLots } from './lots.contract.ts'
import { lots } from './lots.tables.server.ts'
import { readLot, readLots } from './read-lots.server.ts'

const { code, expiresOn, onHand, productId, branchId, supplierId, lotId } = lots
const columns = { expiresOn, productName: nameOfProduct(productId), code, onHand }

/** The condition of a state in a list: without one, something is left. */
function isInState(state: (typeof findLots.input)['_output']['state'], today: string) {
  if (state === 'ALL') return undefined
  return state ? conditionOfState(state, today) : sql`${onHand} > 0`
}

export const answerFindLots = handle(findLots, async (input, { database, clock, caller }) => {
  const today = await dayOfShop(database, clock)
  const words = input.q.trim()
  const where = and(
    ofBranches(branchId, onlyBranch(branchesWith(caller, 'catalogue'), input.branchId)),
    isInState(input.state, today),
    input.productId ? eq(productId, input.productId) : undefined,
    input.supplierId ? eq(supplierId, input.supplierId) : undefined,
    words ? sql`(${code} ilike ${anywhere(words)} or ${productId} in ${productsNamed(words)})` : undefined,
  )
  const [rows, total] = await Promise.all([
    readLots(database, today, where, listRows(input, columns, lotId)),
    database.$count(lots, where),
  ])
  return { rows, total }
})

export const answerFindLot = handle(findLot, async ({ id }, { database, clock, caller }) => {
  const lot = await readLot(database, await dayOfShop(database, clock), id)
  if (!lot || !isOneOf(branchesWith(caller, 'catalogue'), lot.branchId))
    return refuse(findLot, 'NOT_FOUND', undefined)
  return {
    lot,
    deliveries: await readLotDeliveries(database, id),
    movements: await readLotMovements(database, lot),
  }
})
