import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { collections } from './collections.tables.server.ts'

/** The address of the page of a collection. */
const shape = /^\/collection\/([^/?#]+)/i

/** Returns those of the addresses that lead to a collection that the shop does not show. */
export async function deadCollections(
  database: Database,
  addresses: readonly string[],
): Promise<Set<string>> {
  const named = addresses.flatMap(address => {
    const name = shape.exec(address)?.[1]?.toLowerCase()
    return name === undefined ? [] : [{ address, name }]
  })
  if (named.length === 0) return new Set()
  const names = named.map(({ name }) => name)
  const there = await database
    .select({ address: collections.address })
    .from(collections)
    .where(and(inArray(collections.address, names), eq(collections.activeFlag, 'Y')))
  const live = new Set(there.map(({ address }) => address))
  return new Set(named.filter(({ name }) => !live.has(name)).map(({ address }) => address))
}
