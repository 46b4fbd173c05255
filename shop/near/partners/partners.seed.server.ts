import type { Database } from '../../../database/pool.ts'
import { partners } from '../near.tables.server.ts'
import { demoPartners } from './demo/demo-partners.ts'

/** Fills the directory of a new shop with the places of the demo shop; the first one gets number 1. */
export async function seedPartners(database: Database): Promise<void> {
  await database.insert(partners).values([...demoPartners])
}
