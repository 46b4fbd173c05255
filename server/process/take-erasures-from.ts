import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Erasure } from '../../shop/customers/erasures/erasures.server.ts'

/** Takes over the erasures that a restore has left in the data folder, before the shop serves; a job then erases the people again. */
export async function takeErasuresFrom(folder: string, client: Client): Promise<void> {
  const file = join(folder, 'erasures.json')
  if (!existsSync(file)) return
  // Only a start after a restore loads the query builder here.
  const { databaseOn } = await import('../../database/pool.ts')
  const { takeErasures } = await import('../../shop/customers/erasures/erasures.server.ts')
  await takeErasures(databaseOn(client), JSON.parse(await readFile(file, 'utf8')) as Erasure[])
  await rm(file)
}
