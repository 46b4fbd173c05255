import type { Pool } from 'pg'
import { JOBS_SCHEMA } from '../../shop/upkeep/jobs-schema.ts'

/** Returns the seconds for which the oldest due job has not begun; 0 if none waits. */
export async function jobLag(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
     from ${JOBS_SCHEMA}.job where state < 'active' and start_after < now()`,
  )
  return rows[0]?.seconds ?? 0
}
