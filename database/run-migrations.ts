import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { databaseOn } from './pool.ts'

/** Runs the migrations of `folder` that this database has not had. */
export const runMigrations = (client: Client, folder: string): Promise<unknown> =>
  migrate(databaseOn(client), { migrationsFolder: folder })
