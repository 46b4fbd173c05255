import type { Database } from '../../../database/pool.ts'
import { type ProductContent, readContents } from '../../catalogue/contents.server.ts'
import { type Proof, readProofs } from '../../certificates/read-proofs.server.ts'

/** A product as it is compared with another one: its content and facts, and the claims that are proved of it today. */
export type KnownGoods = ProductContent & { proofs: readonly Proof[] }

/** Reads products as they are compared, by id. Without products it sends no statement. */
export async function readGoods(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, KnownGoods>> {
  const [contents, proofs] = await Promise.all([
    readContents(database, productIds),
    readProofs(database, productIds),
  ])
  return new Map([...contents].map(([id, content]) => [id, { ...content, proofs: proofs.get(id) ?? [] }]))
}
