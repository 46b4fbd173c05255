import type { Database } from '../../../database/pool.ts'
import {
  changeProduct,
  type ProductChange,
  type SetProduct,
} from '../../catalogue/editing/change-product.server.ts'
import { hasStock } from '../../catalogue/variants/has-stock.server.ts'
import { hasVariants } from '../../catalogue/variants/new-variant.server.ts'
import { m } from '../../messages/m.ts'

/** The columns of a product that change when it gets variants. */
const followed = [
  ...(['unitPrice', 'salePrice', 'optionsAttributes', 'saleFrom', 'saleUntil'] as const),
  ...(['codes', 'dearestPrice'] as const),
] as const

const saleColumns = ['optionsAttributes', 'saleFrom', 'saleUntil'] as const

/** Returns the columns to remember of a locked product before a change of these, so that it can be undone. */
export const remembered = (row: ProductChange): (keyof ProductChange)[] => [
  ...new Set([
    ...(Object.keys(row) as (keyof ProductChange)[]),
    ...(row.variantOptions === undefined ? [] : followed),
    // The times of a sale begin and end it.
    ...(row.saleFrom === undefined && row.saleUntil === undefined ? [] : saleColumns),
  ]),
]

/** Returns why a locked product cannot get the options of a file: it got stock after the check. */
export const wrongOptions = async (
  database: Database,
  { productId, variantOptions }: SetProduct,
  row: ProductChange,
): Promise<Record<string, string> | undefined> =>
  row.variantOptions && !variantOptions && (await hasStock(database, productId))
    ? { options: m.exchange_import_own_stock() }
    : undefined

/** Gives a locked product its columns back. False if it still has variants without their options, or its stock forbids it. */
export async function giveColumnsBack(
  shop: Parameters<typeof changeProduct>[0],
  stood: SetProduct,
  before: ProductChange,
): Promise<boolean> {
  if (Object.keys(before).length === 0) return true
  const losesOptions = before.variantOptions === null && stood.variantOptions !== null
  if (losesOptions && (await hasVariants(shop.database, stood.productId))) return false
  // Only a product without options has prices of its own.
  const without = losesOptions
    ? await changeProduct(shop, stood, { variantOptions: null, dearestPrice: null }, 'undo import')
    : stood
  return without !== undefined && (await changeProduct(shop, without, before, 'undo import')) !== undefined
}
