import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { products, stock } from '../catalogue.tables.server.ts'
import { readCodeOwners, takenCode } from '../codes/find-by-code.server.ts'
import { storedCodes, wrongCodes } from '../codes/product-codes.rules.ts'
import { withCutPrice } from '../cut-price.rules.ts'
import { withAllergens } from '../facts/change-allergens.rules.ts'
import { showFacts, storedFacts } from '../facts/food-facts.rules.ts'
import { wrongSaleTimes } from '../sales/sale-times.rules.ts'
import { branchOfStock } from '../stock/branch-of-stock.server.ts'
import { moveStock } from '../stock/move-stock.server.ts'
import { openStock } from '../stock/open-stock.server.ts'
import { withWholes } from '../variants/with-wholes.server.ts'
import { wrongOfVariety } from '../variants/wrong-of-variety.rules.ts'
import { changeProduct, type ProductChange, type SetProduct, setColumns } from './change-product.server.ts'
import { readStaffProductRows } from './find-products-for-staff.server.ts'
import { wrongStock } from './opening-steps.rules.ts'
import { isExactPrice } from './product-row.server.ts'
import { takenIn } from './save-product.server.ts'
import { saveManyProducts } from './staff-products.contract.ts'

/** A locked product, with the size of one count of its stock in thousandths of its unit; null if the branch has none yet. */
type Held = SetProduct & { countStep: number | null }
type Wish = ParsedOf<typeof saveManyProducts>['products'][number]

/** Returns what is wrong with one of the products, by field. */
function wrongOf(wish: Wish, held: Held, exponent: number, now: Date): Record<string, string> {
  const change = changeOf(wish, held, exponent)
  const wrong = held.variantOptions ? {} : wrongSaleTimes({ ...held, ...change }, held, now)
  for (const field of ['unitPrice', 'salePrice'] as const)
    if (!isExactPrice(wish[field] ?? 0, exponent))
      wrong[field] = m.catalogue_price_decimals({ count: exponent })
  const uncounted = wish.onHand && wrongStock(wish.onHand.now, held.countStep ?? 1)
  if (uncounted) wrong.onHand = uncounted
  const wrongCode = wrongCodes(wish.codes ?? [])
  if (wrongCode) wrong.codes = wrongCode
  Object.assign(wrong, withAllergens(showFacts(held.facts), wish).wrong)
  if (wish.productStatus === 'A' && held.removedAt) wrong.productStatus = m.catalogue_is_removed()
  Object.assign(wrong, wrongOfVariety(wish, held))
  return wrong
}

/** The sale price is charged from now on, until its end if it has one; or no longer, whatever its times. */
const chargedNow = ({ optionsAttributes, saleUntil }: SetProduct, cutPrice: boolean) => ({
  ...{ optionsAttributes: withCutPrice(optionsAttributes, cutPrice), saleFrom: null },
  saleUntil: cutPrice ? saleUntil : null,
})

/** Returns the columns that a wish changes. */
const changeOf = (
  { unitPrice, salePrice, cutPrice, productStatus, codes, ageFrom, contains, mayContain, noFood }: Wish,
  before: SetProduct,
  exponent: number,
): ProductChange => ({
  ...(unitPrice === undefined ? {} : { unitPrice: toMinor(unitPrice, exponent) }),
  ...(salePrice === undefined ? {} : { salePrice: toMinor(salePrice, exponent) }),
  ...(cutPrice === undefined ? {} : chargedNow(before, cutPrice)),
  ...(productStatus === undefined ? {} : { productStatus }),
  ...(codes === undefined ? {} : { codes: storedCodes(codes) }),
  ...(ageFrom === undefined ? {} : { ageFrom }),
  ...(contains === undefined && mayContain === undefined && !noFood
    ? {}
    : { facts: storedFacts(withAllergens(showFacts(before.facts), { contains, mayContain, noFood }).facts) }),
})

/** Returns the codes that belong to another product, by the field of each wish: to one of the shop, or of an earlier wish. */
async function takenCodes(
  database: Database,
  wishes: readonly Wish[],
  held: ReadonlyMap<number, Held>,
): Promise<Record<string, string>> {
  const owners = new Map(
    await readCodeOwners(
      database,
      wishes.flatMap(({ codes }) => storedCodes(codes ?? [])),
    ),
  )
  const taken: Record<string, string> = {}
  for (const [at, { productId, codes }] of wishes.entries()) {
    const wanted = storedCodes(codes ?? [])
    const found = takenCode(wanted, owners, productId)
    if (found) taken[`products.${at}.codes`] = m.catalogue_code_taken_by(found)
    for (const { code } of wanted)
      if (!owners.has(code)) owners.set(code, { productId, name: held.get(productId)?.productName ?? '' })
  }
  return taken
}

export const answerSaveManyProducts = handle(saveManyProducts, async (input, shop) => {
  const { products: wishes } = input
  const { database } = shop
  const branchId = await branchOfStock(shop, input.branchId)
  if (branchId === undefined) return refuse(saveManyProducts, 'NOT_FOUND', undefined)
  const { exponent } = (await readSettings(database)).currency
  const ids = [...new Set(wishes.map(({ productId }) => productId))].sort((one, other) => one - other)
  const rows = await database
    .select({ ...setColumns, countStep: stock.countStep })
    .from(products)
    .leftJoin(stock, and(eq(stock.productId, products.productId), eq(stock.branchId, branchId)))
    .where(withWholes(ids))
    .orderBy(products.productId)
    .for('no key update', { of: products })
  const held = new Map<number, Held>(
    rows.filter(row => ids.includes(row.productId)).map(row => [row.productId, row]),
  )
  if (held.size < ids.length || ids.length < wishes.length)
    return refuse(saveManyProducts, 'NOT_FOUND', undefined)
  const changed = wishes.filter(
    ({ productId, updatedDate }) => held.get(productId)?.updatedDate.toISOString() !== updatedDate,
  )
  const asTheyAre = async (changed: readonly number[]) =>
    refuse(saveManyProducts, 'CHANGED', {
      rows: await readStaffProductRows(database, sql`${sql.param(changed)}::int[]`, [branchId]),
    })
  if (changed.length > 0) return asTheyAre(changed.map(({ productId }) => productId))

  for (const row of held.values())
    if (row.countStep === null && wishes.some(wish => wish.productId === row.productId && wish.onHand))
      row.countStep = (await openStock(shop, row, branchId)).countStep
  const wrong: Record<string, string> = {}
  wishes.forEach((wish, at) => {
    const found = wrongOf(wish, held.get(wish.productId) as Held, exponent, shop.clock())
    for (const [field, says] of Object.entries(found)) wrong[`products.${at}.${field}`] = says
  })
  if (Object.keys(wrong).length > 0) return refuse(saveManyProducts, 'BAD_INPUT', undefined, wrong)

  const taken = await takenCodes(database, wishes, held)
  if (Object.keys(taken).length > 0) return refuse(saveManyProducts, 'CODE_TAKEN', undefined, taken)

  const counted = wishes.flatMap(({ productId, onHand }) =>
    onHand ? [{ productId, seen: onHand.seen, to: onHand.now }] : [],
  )
  const refused =
    counted.length > 0 ? await moveStock(shop, counted, { cause: 'COUNT', note: null, branchId }) : []
  const stale = refused.filter(({ why }) => why === 'changed')
  if (stale.length > 0) return asTheyAre(stale.map(({ productId }) => productId))
  if (refused.length > 0) {
    const fields = refused.map(({ productId, held: promised, why }) => {
      const at = wishes.findIndex(wish => wish.productId === productId)
      const says = why === 'in lots' ? m.catalogue_in_lots() : m.catalogue_too_few({ held: promised })
      return [`products.${at}.onHand`, says]
    })
    return refuse(saveManyProducts, 'BAD_INPUT', undefined, Object.fromEntries(fields))
  }
  try {
    for (const wish of wishes) {
      const { countStep: _, ...before } = held.get(wish.productId) as Held
      const change = changeOf(wish, before, exponent)
      if (Object.keys(change).length > 0) await changeProduct(shop, before, change, 'save')
    }
  } catch (error) {
    if (takenIn(error) === 'code') return refuse(saveManyProducts, 'CODE_TAKEN', undefined)
    throw error
  }
  return { rows: await readStaffProductRows(database, sql`${sql.param(ids)}::int[]`, [branchId]) }
})
