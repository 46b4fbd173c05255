import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Substitution, SubstitutionWish } from '../../cart/substitution-wish.ts'
import { nameOfProduct } from '../../catalogue/name-of-product.server.ts'
import { substitutionChoices } from './swaps.tables.server.ts'

type Line = SubstitutionWish & { productId: number }

type Stored = Pick<typeof substitutionChoices.$inferSelect, 'substitution' | 'substituteProductId'>

const asWish = ({ substitution, substituteProductId }: Stored) => ({
  substitution: substitution as Substitution,
  ...(substituteProductId === null ? {} : { substituteProductId }),
})

/** Reads the last wishes of an account for these products; for a guest, or if each line has one, it sends no statement. */
export async function readWishes(
  database: Database,
  custId: number | undefined,
  lines: readonly Line[],
): Promise<Map<number, SubstitutionWish>> {
  const unsaid = lines.filter(({ substitution }) => substitution === undefined)
  if (custId === undefined || unsaid.length === 0) return new Map()
  const rows = await database
    .select()
    .from(substitutionChoices)
    .where(
      and(
        eq(substitutionChoices.custId, custId),
        inArray(
          substitutionChoices.productId,
          unsaid.map(({ productId }) => productId),
        ),
      ),
    )
  return new Map(rows.map(row => [row.productId, asWish(row)]))
}

/** Returns a line with the last wish for its product, if it has none of its own. */
export const withWish = <L extends Line>(line: L, wishes: ReadonlyMap<number, SubstitutionWish>): L =>
  line.substitution === undefined ? { ...line, ...wishes.get(line.productId) } : line

/**
 * Stores the wishes of an account for these products, instead of earlier ones. In the order of the products, so that two
 * orders never wait for each other; of two lines of a product the last wish counts.
 */
export async function rememberWishes(
  database: Database,
  custId: number | undefined,
  lines: readonly Line[],
): Promise<void> {
  const said = new Map(lines.filter(line => line.substitution).map(line => [line.productId, line]))
  if (custId === undefined || said.size === 0) return
  await database
    .insert(substitutionChoices)
    .values(
      [...said.values()]
        .sort((one, other) => one.productId - other.productId)
        .map(({ productId, substitution, substituteProductId }) => ({
          ...{ custId, productId, substitution: substitution as Substitution },
          substituteProductId: substituteProductId ?? null,
        })),
    )
    .onConflictDoUpdate({
      target: [substitutionChoices.custId, substitutionChoices.productId],
      set: {
        substitution: sql`excluded.substitution`,
        substituteProductId: sql`excluded.substitute_product_id`,
        chosenAt: sql`now()`,
      },
    })
}

/** Reads every wish of an account, by product, with the name of the product that it names. */
export async function allWishes(database: Database, custId: number) {
  const rows = await database
    .select({
      ...getTableColumns(substitutionChoices),
      substituteName: nameOfProduct(substitutionChoices.substituteProductId),
    })
    .from(substitutionChoices)
    .where(eq(substitutionChoices.custId, custId))
    .orderBy(asc(substitutionChoices.productId))
  return rows.map(({ productId, substituteName, ...row }) => ({
    ...{ productId, ...asWish(row) },
    ...(substituteName ? { substituteName } : {}),
  }))
}

/** Removes the wishes of an account, in the running transaction. */
export async function forgetWishes(database: Database, custId: number): Promise<void> {
  await database.delete(substitutionChoices).where(eq(substitutionChoices.custId, custId))
}
