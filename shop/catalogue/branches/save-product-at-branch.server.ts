import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '../../lib/call.ts'
import { refuse } from '../../lib/call.ts'
import { laterThan } from '../../lib/dates/later-than.ts'
import { handle } from '../../lib/handler.server.ts'
import { toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { readActiveBranches } from '../../settings/branches/read-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { holdProduct, type SetProduct } from '../editing/change-product.server.ts'
import { wrongOptionPrices } from '../editing/check-option-prices.rules.ts'
import { isExactPrice } from '../editing/product-row.server.ts'
import { branchProducts } from './branch-products.tables.server.ts'
import { saveProductAtBranch } from './products-at-branches.contract.ts'
import { readProductAtBranches } from './read-product-at-branches.server.ts'

type Input = ParsedOf<typeof saveProductAtBranch>
const prices = ['unitPrice', 'salePrice'] as const

/** Returns what is wrong with the prices, by field: a branch has both or none, and no choice takes off more than they are. */
function wrongPrices(input: Input, product: SetProduct, exponent: number): Record<string, string> {
  const wrong: Record<string, string> = {}
  const { unitPrice, salePrice } = input
  for (const field of prices)
    if (!isExactPrice(input[field] ?? 0, exponent))
      wrong[field] = m.catalogue_price_decimals({ count: exponent })
  if ((unitPrice === null) !== (salePrice === null))
    wrong[unitPrice === null ? 'unitPrice' : 'salePrice'] = m.catalogue_branch_price_missing()
  if (unitPrice === null || salePrice === null || Object.keys(wrong).length > 0) return wrong
  const least = toMinor(Math.min(unitPrice, salePrice), exponent)
  const limits = { isExact: () => true, unitPrice: least }
  const [says] = Object.values(wrongOptionPrices(product.optionPrices, product, limits))
  return says === undefined ? {} : { [unitPrice <= salePrice ? 'unitPrice' : 'salePrice']: says }
}

export const answerSaveProductAtBranch = handle(saveProductAtBranch, async (input, shop) => {
  const { productId, branchId, sold, updatedDate } = input
  const { database, clock, audit } = shop
  const { exponent } = (await readSettings(database)).currency
  const product = await holdProduct(database, productId)
  const branch = (await readActiveBranches(database)).find(one => one.branchId === branchId)
  if (!product || !branch) return refuse(saveProductAtBranch, 'NOT_FOUND', undefined)
  if (product.removedAt) return refuse(saveProductAtBranch, 'REMOVED', undefined)
  const at = and(eq(branchProducts.productId, productId), eq(branchProducts.branchId, branchId))
  const [before] = await database.select().from(branchProducts).where(at)
  if (updatedDate !== undefined && (before?.updatedAt.toISOString() ?? null) !== updatedDate)
    return refuse(saveProductAtBranch, 'CHANGED', {
      branches: await readProductAtBranches(database, productId),
    })
  const wrong = wrongPrices(input, product, exponent)
  if (Object.keys(wrong).length > 0) return refuse(saveProductAtBranch, 'BAD_INPUT', undefined, wrong)

  const [unitPrice, salePrice] = prices.map(field => {
    const decimal = input[field]
    return decimal === null ? null : toMinor(decimal, exponent)
  })
  const differs = !sold || unitPrice !== null
  const updatedAt = laterThan(before?.updatedAt, clock())
  const row = { sold, unitPrice: unitPrice ?? null, salePrice: salePrice ?? null, updatedAt }
  if (before && !differs) await database.delete(branchProducts).where(at)
  else if (before)
    await database
      .update(branchProducts)
      .set({ ...row, demo: false })
      .where(at)
  else if (differs) await database.insert(branchProducts).values({ productId, branchId, ...row })
  if (before || differs) {
    const named = { branchName: branch.branchName }
    const { sold: wasSold = true, unitPrice: was = null, salePrice: wasSale = null } = before ?? {}
    await audit.add({
      action: 'save',
      subject: 'branch product',
      subjectId: productId,
      before: { ...named, sold: wasSold, unitPrice: was, salePrice: wasSale },
      after: { ...named, sold, unitPrice: row.unitPrice, salePrice: row.salePrice },
    })
  }
  return readProductAtBranches(database, productId)
})
