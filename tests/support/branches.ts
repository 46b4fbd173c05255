import type { TestShop } from './test-shop.ts'

/** Adds a branch that is open, in the time zone of the shop; returns its id. */
export async function addBranch({ pool }: TestShop, branchName: string): Promise<number> {
  const { rows } = await pool.query(
    `insert into branches (branch_name, address, city, country, phone1, time_zone)
     select $1, '4 Sea View Parade', '', 'PK', phone1, time_zone from branches where is_main returning branch_id`,
    [branchName],
  )
  return rows[0].branch_id
}
