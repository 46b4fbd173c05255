import type { TestProject } from 'vitest/node'
import { openTestDatabases } from '../../scripts/testing/test-databases.ts'

/** Opens the databases of a test run, for its workers and for the processes that they start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const before = process.env.TEST_DATABASES
  const { close, ...databases } = await openTestDatabases()
  project.provide('testDatabases', databases)
  process.env.TEST_DATABASES = JSON.stringify(databases)
  return async () => {
    if (before === undefined) delete process.env.TEST_DATABASES
    else process.env.TEST_DATABASES = before
    await close()
  }
}
