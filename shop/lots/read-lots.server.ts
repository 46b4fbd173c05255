import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { type CountedProduct, countedProduct } from '../catalogue/stock/counted-product.server.ts'
import type { listRows } from '../lib/list-rows.server.ts'
import { toQuantity } from '../lib/quantity.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { nameOfBranch } from '../settings/branches/name-of-branch.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { DateKind } from './lot-causes.ts'
import type { Lot } from './lots.fields.ts'
import { daysLeftOf, stateOf } from './lots.rules.ts'
import { lots } from './lots.tables.server.ts'
import { reductionOf } from './short-dated.rules.ts'
import { suppliers } from './suppliers/suppliers.tables.server.ts'

type Page = Partial<ReturnType<typeof listRows>>

/** Reads lots as staff see them on a day of the shop. */
export async function readLots(
  database: Database,
  today: string,
  where: SQL | undefined,
  { orderBy = [], limit = 1, offset = 0 }: Page = {},
): Promise<Lot[]> {
  const { shortDatedDays, shortDatedBp } = await readSettings(database)
  const rows = await database
    .select({
      row: lots,
      product: sql<CountedProduct>`to_jsonb(product)`,
      branchName: nameOfBranch(lots.branchId),
      supplierName: suppliers.supplierName,
    })
    .from(lots)
    .innerJoin(sql`lateral ${countedProduct(lots.productId, lots.branchId)} product`, sql`true`)
    .leftJoin(suppliers, eq(suppliers.supplierId, lots.supplierId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, product, branchName, supplierName }) => ({
    ...{ lotId: row.lotId, productId: row.productId, productName: product.product_name, sku: product.sku },
    image: product.image && pictureAddress(product.image),
    ...{ unitName: product.unit_name, step: toQuantity(1, product.count_step) },
    ...{ branchId: row.branchId, branchName: branchName ?? '', code: row.code },
    ...{ dateKind: row.dateKind as DateKind | null, expiresOn: row.expiresOn, origin: row.origin },
    ...{ supplierId: row.supplierId, supplierName },
    onHand: toQuantity(row.onHand, product.count_step),
    reductionBp: row.reductionBp,
    reducedBp: row.blockedAt ? 0 : reductionOf(row, { today, shortDatedDays, shortDatedBp }),
    state: stateOf(row, today),
    daysLeft: daysLeftOf(row, today),
    blockedAt: row.blockedAt?.toISOString() ?? null,
    blockedWhy: row.blockedWhy,
    updatedDate: row.updatedDate.toISOString(),
  }))
}

/** Reads a lot as staff see it; undefined if it does not exist. */
export const readLot = async (database: Database, today: string, lotId: number): Promise<Lot | undefined> =>
  (await readLots(database, today, eq(lots.lotId, lotId)))[0]
