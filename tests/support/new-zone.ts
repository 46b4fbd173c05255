import type { Pool } from 'pg'

/** A delivery zone that no other test uses; returns its id. */
export async function newZone(pool: Pool, { postalCodes }: { postalCodes: string[] }): Promise<number> {
  const { rows } = await pool.query(
    `insert into delivery_zones (branch_id, zone_name, postal_codes, position) values (1, gen_random_uuid()::text, $1, -1)
     returning zone_id as id`,
    [postalCodes],
  )
  return rows[0].id
}
