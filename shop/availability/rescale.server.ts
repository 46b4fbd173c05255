import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { MOST_COUNTED } from './most-counted.ts'

/**
 * Converts a thing's counts to steps of another size (both in thousandths of its unit) without changing its amount: the
 * amount on hand, what is promised and every movement of the ledger, so that earlier orders put back the right amount.
 * Returns false if an amount would not be a whole number of the new steps, or too many of them, or is kept in lots.
 */
export async function rescale(
  database: Database,
  availabilityId: number,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const at = sql`availability_id = ${availabilityId}`
  await database.execute(sql`select from availabilities where ${at} for no key update`)
  const isNone = (column: 'on_hand' | 'change' | 'quantity') => {
    const anew = sql`${sql.identifier(column)}::bigint * ${from}`
    return sql`(${anew} % ${to} <> 0 or abs(${anew} / ${to}) > ${MOST_COUNTED})`
  }
  const { rows } = await database.execute(sql`
    select from movements where ${at} and ${isNone('change')}
    union all select from holds where ${at} and ${isNone('quantity')}
    union all select from availabilities where ${at} and (in_lots or ${isNone('on_hand')}) limit 1`)
  if (rows.length > 0) return false
  const anew = (column: 'on_hand' | 'held' | 'change' | 'quantity') =>
    sql`${sql.identifier(column)} = (${sql.identifier(column)}::bigint * ${from} / ${to})::int`
  await database.execute(sql`update availabilities set ${anew('on_hand')}, ${anew('held')} where ${at}`)
  await database.execute(sql`update movements set ${anew('change')} where ${at}`)
  await database.execute(sql`update holds set ${anew('quantity')} where ${at}`)
  return true
}
