import { createHash } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { formerCodes } from './representatives.tables.server.ts'

const hashOf = (code: string) => createHash('sha256').update(code.toLowerCase()).digest('hex')

/** Remembers the former code of a person who has another one now or was erased. */
export async function saveFormerCode(
  database: Database,
  { custId, code }: { custId: number; code: string },
): Promise<void> {
  await database
    .insert(formerCodes)
    .values({ codeHash: hashOf(code), custId })
    .onConflictDoNothing()
}

/** True if another person had this code before. */
export async function wasGiven(database: Database, code: string, custId: number): Promise<boolean> {
  const found = await database
    .select({ custId: formerCodes.custId })
    .from(formerCodes)
    .where(and(eq(formerCodes.codeHash, hashOf(code)), ne(formerCodes.custId, custId)))
  return found.length > 0
}
