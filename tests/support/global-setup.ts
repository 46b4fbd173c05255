import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import { seed } from '../../database/seed.ts'
import { dropDatabases, ownPrefix, prepareTemplate, type TestDatabases } from './databases.ts'

const folder = join(import.meta.dirname, '..', '..', 'data', 'test-server')

/**
 * Takes the server and the template that `TEST_DATABASES` names (JSON), as those who run many runs want it; else opens the server for a run of tests, `DATABASE_URL` or one in `data/test-server`, and makes the seeded database that
 * `freshDatabase` copies. Afterwards nothing of the run is left, but the template on the server of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASES) {
    const databases: TestDatabases = { ...JSON.parse(process.env.TEST_DATABASES), prefix: ownPrefix() }
    project.provide('testDatabases', databases)
    return () => dropDatabases(databases.server, [databases.prefix])
  }
  const opened = await openDatabase({ databaseUrl: process.env.DATABASE_URL, folder, say: () => {} })
  const own = opened.kind === 'embedded'
  try {
    const databases = await prepareTemplate(opened.url, async url => {
      await migrate(url)
      await seed(url)
    })
    if (own) await dropDatabases(opened.url, ['souk_test_', 'souk_template_'], databases.template)
    project.provide('testDatabases', databases)
    return async () => {
      await dropDatabases(opened.url, own ? [databases.prefix] : [databases.prefix, databases.template])
      await opened.close()
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}
