import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { JOBS_SCHEMA } from '../../shop/upkeep/jobs-schema.ts'

/**
 * Takes over the jobs of a killed shop, as a running shop does within about a minute and a half: as if the killed one had
 * been silent for long. Use it only while no shop is running.
 */
export async function takeOverJobs(pool: Pool, connectionString: string): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('${JOBS_SCHEMA}.job') is not null as there`)
  if (!rows[0].there) return
  await pool.query(
    `update ${JOBS_SCHEMA}.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  )
  await pool.query(`update ${JOBS_SCHEMA}.queue set monitor_claim_on = null`)
  const boss = new PgBoss({
    connectionString,
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  await boss.supervise()
  await boss.stop()
  await pool.query(`update ${JOBS_SCHEMA}.job set start_after = now() where state = 'retry'`)
}
