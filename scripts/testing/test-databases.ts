import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askOnce } from '../../database/ask-once.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'

/** The databases of a test run: the address of the server, the database to copy, and the prefix of its copies. */
export type TestDatabases = { server: string; template: string; prefix: string }

const project = join(import.meta.dirname, '..', '..')
const inUse = '55006'

/** Returns the databases that an outer process opened (`TEST_DATABASES`, JSON), if any. */
export function givenTestDatabases(): TestDatabases | undefined {
  const given = process.env.TEST_DATABASES
  return given ? JSON.parse(given) : undefined
}

/**
 * Opens the server for a test run, with the seeded database that its tests copy: the given one, `DATABASE_URL`, or its own
 * in `data/test-server`. `close` removes everything but the template on its own server.
 */
export async function openTestDatabases(): Promise<TestDatabases & { close(): Promise<void> }> {
  const given = givenTestDatabases()
  if (given) {
    const own = { ...given, prefix: ownPrefix() }
    return { ...own, close: () => dropDatabases(own.server, [own.prefix]) }
  }
  const folder = join(project, 'data', 'test-server')
  const { DATABASE_URL: databaseUrl } = process.env
  const opened = await openDatabase({ databaseUrl, folder, say: () => {}, forgets: true })
  const isOwn = opened.kind === 'embedded'
  const prefix = ownPrefix()
  try {
    const template = await prepareTemplate(opened.url)
    if (isOwn) await dropDatabases(opened.url, ['souk_test_', 'souk_template_'], template)
    const close = async () => {
      await dropDatabases(opened.url, isOwn ? [prefix] : [prefix, template])
      await opened.close()
    }
    return { server: opened.url, template, prefix, close }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/**
 * Makes the database to copy and returns its name, which depends on what it was made from (the code of `database/` and
 * `shop/`, the packages, the day), so that later runs reuse it while none of that changes.
 */
async function prepareTemplate(server: string): Promise<string> {
  const template = `souk_template_${hashOfInputs()}`
  const found = await askOnce(server, `select 1 from pg_database where datname = '${template}'`)
  if (found.length > 0) return template
  const unfinished = `${template}_unfinished`
  await dropDatabase(server, unfinished)
  const url = await createDatabase(server, unfinished)
  await migrate(url)
  const { seed } = await import('../../database/seed.ts') // slow to load, and seldom needed
  // Tests about branches and windows make their own; the others have one branch.
  await seed(url, { branches: false })
  await askOnce(url, 'vacuum (freeze, analyze)')
  await askOnce(server, `alter database ${unfinished} rename to ${template}`)
  await askOnce(server, `alter database ${template} allow_connections false`) // a connection would forbid copying
  return template
}

/** A prefix for the databases of one run, so that parallel runs do not drop each other's. */
const ownPrefix = () => `souk_test_${randomBytes(4).toString('hex')}`

/** Makes a database in the state after a shop's first start, and returns its address. Several may be made at once. */
export async function copyTemplate({ server, template }: TestDatabases, name: string): Promise<string> {
  for (let left = 50; ; left -= 1) {
    try {
      await askOnce(server, `create database ${name} template ${template} strategy file_copy`)
      return addressOf(server, name)
    } catch (error) {
      if ((error as { code?: string }).code !== inUse || left === 0) throw error // the server is maintaining the template
      await wait(100)
    }
  }
}

/** Makes a database without any table, and returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await askOnce(server, `create database ${name} template template0 encoding 'UTF8'`)
  return addressOf(server, name)
}

/** Drops a database, even one in use. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await askOnce(server, `drop database if exists ${name} with (force)`)
}

/** Drops every database that has one of the `prefixes`, except the one named `except`. */
async function dropDatabases(server: string, prefixes: string[], except = ''): Promise<void> {
  const all = await askOnce(server, 'select datname as name from pg_database')
  for (const name of all.map(row => String(row.name)))
    if (name !== except && prefixes.some(prefix => name.startsWith(prefix))) await dropDatabase(server, name)
}

function hashOfInputs(): string {
  const code = globSync('{database,shop}/**/*.{ts,sql,json}', { cwd: project })
  const files = code.filter(path => !path.endsWith('.test.ts') && !path.includes('compiled')).sort()
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of [...files, 'package-lock.json'])
    hash.update(path).update(readFileSync(join(project, path)))
  return hash.digest('hex').slice(0, 12)
}

/** Returns the address of a database on a server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
