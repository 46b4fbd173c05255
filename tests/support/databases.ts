import { inject } from 'vitest'
import {
  copyTemplate,
  createDatabase,
  dropDatabase,
  type TestDatabases,
} from '../../scripts/testing/test-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

let made = 0

/** A database for one test file, as after the first start of a shop. Test files may create theirs at the same time. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const databases = inject('testDatabases')
  made += 1
  const name = `${databases.prefix}_${process.pid}_${made}`
  const url = await copyTemplate(databases, name)
  return { url, drop: () => dropDatabase(databases.server, name) }
}

/** A database without any table. */
export async function emptyDatabase(
  databases: TestDatabases,
): Promise<{ url: string; drop(): Promise<void> }> {
  made += 1
  const name = `${databases.prefix}_${process.pid}_${made}`
  const url = await createDatabase(databases.server, name)
  return { url, drop: () => dropDatabase(databases.server, name) }
}
