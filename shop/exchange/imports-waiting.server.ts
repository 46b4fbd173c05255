import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { atWork } from './import-states.rules.ts'
import { imports } from './imports.tables.server.ts'

/** Returns the number of imports that are being worked on, or wait for it. */
export const importsWaiting = (database: Database): Promise<number> =>
  database.$count(imports, inArray(imports.state, [...atWork]))
