import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { StaffBox } from '../../boxes/box.fields.ts'
import { type Box, productsOfBox } from '../../boxes/box.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { optionKinds } from '../option-prices.rules.ts'
import { shownOf } from '../variants/shown-of.server.ts'
import { wrongBoxParts } from './box-parts.rules.ts'
import type { PossiblePart } from './parts.rules.ts'
import { setWith } from './wrong-parts.server.ts'

/** A possible part with its SKU; `sold`: the shop sells it now. */
type Found = PossiblePart & { sku: string; sold: boolean }

/** Reads products as possible parts of others, also removed ones; without any it sends no statement. */
export async function readPossibleParts(
  database: Database,
  { ids = [], skus = [] }: { ids?: readonly number[]; skus?: readonly string[] },
): Promise<Found[]> {
  if (ids.length + skus.length === 0) return []
  const { rows } = await database.execute<Found>(sql`
    select products.product_id as "productId", products.product_name as "productName", products.sku, is_set(products.parts) as "isSet",
      products.variant_options is not null as "hasVariants", products.removed_at is not null as "isRemoved",
      products.unit_name as "unitName", products.quantity_step as "quantityStep", products.minimum_steps as "minimumSteps",
      products.maximum_steps as "maximumSteps", products.packaging_attributes as "packagingAttributes",
      products.cutting_attributes as "cuttingAttributes", products.extra_attributes as "extraAttributes",
      products.product_status = 'A' and ${shownOf('products').inShop} as sold
    from products
    where products.product_id = any(${sql.param([...ids])}::int[]) or products.sku = any(${sql.param([...skus])}::text[])`)
  return rows
}

/** Reads products as possible parts of others, by SKU: those with these SKUs, and those with these `ids`. */
export async function readPartsBySku(
  database: Database,
  skus: readonly string[],
  ids: readonly number[] = [],
): Promise<Map<string, PossiblePart>> {
  const found = await readPossibleParts(database, { ids, skus })
  return new Map(found.map(({ sku, sold: _, ...part }) => [sku, part]))
}

/** Returns what the database knows to be wrong with a box that someone saves, by field. */
export async function wrongBoxThere(
  database: Database,
  box: Box,
  before: { productId: number; box: Box | null } | undefined,
): Promise<WrongFields> {
  const found = await readPossibleParts(database, { ids: productsOfBox(box) })
  const wrong = wrongBoxParts(box, new Map(found.map(part => [part.productId, part])), before?.box)
  const set = before && !before.box ? await setWith(database, before.productId) : undefined
  return set ? { box: m.boxes_is_part({ set }), ...wrong } : wrong
}

/** Turns a box into what staff see, with each part as it is sold now. A deleted part has no name. */
export async function showBox(database: Database, box: Box | null): Promise<StaffBox | null> {
  if (!box) return null
  const found = await readPossibleParts(database, { ids: productsOfBox(box) })
  const known = new Map(found.map(part => [part.productId, part]))
  return {
    price: box.price,
    less: box.lessBp / 100,
    groups: box.groups.map(group => ({
      ...group,
      parts: group.parts.map(({ amount, ...part }) => {
        const now = known.get(part.productId)
        return {
          ...part,
          productName: now?.productName ?? '',
          sku: now?.sku ?? '',
          quantity: toQuantity(1, amount),
          unitName: now?.unitName ?? '',
          step: toQuantity(1, now?.quantityStep ?? 1000),
          offered: Object.fromEntries(
            optionKinds.map(kind => [kind, now?.[kind] ?? []]),
          ) as StaffBox['groups'][number]['parts'][number]['offered'],
          sold: now?.sold ?? false,
        }
      }),
    })),
  }
}
