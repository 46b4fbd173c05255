import { asc, gt } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { harmlessCell } from '../lib/csv-cell.ts'
import { redirects } from './redirects.tables.server.ts'

/** Every redirect by its path, in batches, with the names of the columns that an import reads. */
export async function* exportRedirects(
  database: Database,
  _exponent: number,
  most: number,
): AsyncGenerator<string[][]> {
  yield [['from', 'to']]
  const { fromPath, toPath } = redirects
  for (let last = ''; ; ) {
    const rows = await database
      .select({ fromPath, toPath })
      .from(redirects)
      .where(gt(fromPath, last))
      .orderBy(asc(fromPath))
      .limit(most)
    if (rows.length === 0) return
    last = rows.at(-1)?.fromPath ?? ''
    yield rows.map(row => [harmlessCell(row.fromPath), harmlessCell(row.toPath)])
  }
}
