import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'

/** What a test run works on: the address of the server, the database that is copied, and how its copies begin. */
export type TestDatabases = { server: string; template: string; prefix: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

const project = join(import.meta.dirname, '..', '..')
const inUse = '55006'

/**
 * Makes the database that `freshDatabase` copies, with `migrateAndSeed`. Its name tells what it was made from (the code of
 * `database/` and `shop/`, the packages, the day), so that one of an earlier run is used again while none of that changed.
 */
export async function prepareTemplate(
  server: string,
  migrateAndSeed: (url: string) => Promise<void>,
): Promise<TestDatabases> {
  const template = `souk_template_${hashOfInputs()}`
  const found = await askOnce(server, `select 1 from pg_database where datname = '${template}'`)
  if (found.length === 0) {
    const unfinished = `${template}_unfinished`
    await dropDatabase(server, unfinished)
    await askOnce(server, `create database ${unfinished} template template0 encoding 'UTF8'`)
    await migrateAndSeed(addressOf(server, unfinished))
    await askOnce(addressOf(server, unfinished), 'vacuum (freeze, analyze)')
    await askOnce(server, `alter database ${unfinished} rename to ${template}`)
    await askOnce(server, `alter database ${template} allow_connections false`) // a connection would forbid copying
  }
  return { server, template, prefix: ownPrefix() }
}

/** How the databases of one run begin, so that runs beside each other do not drop each other's. */
export const ownPrefix = () => `souk_test_${randomBytes(4).toString('hex')}`

let made = 0

/** A database of its own for one test file, as new as after the first start of a shop. Files may make theirs at the same time. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { server, template, prefix } = inject('testDatabases')
  made += 1
  const name = `${prefix}_${process.pid}_${made}`
  for (let left = 10; ; left -= 1) {
    try {
      await askOnce(server, `create database ${name} template ${template} strategy file_copy`)
      return { url: addressOf(server, name), drop: () => dropDatabase(server, name) }
    } catch (error) {
      if ((error as { code?: string }).code !== inUse || left === 0) throw error // the server tidies the template up
      await wait(100)
    }
  }
}

/** Drops a database, also one that is in use. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await askOnce(server, `drop database if exists ${name} with (force)`)
}

/** Drops every database whose name begins with one of `prefixes`, except `kept`. */
export async function dropDatabases(server: string, prefixes: string[], kept = ''): Promise<void> {
  const all = await askOnce(server, 'select datname as name from pg_database')
  for (const name of all.map(row => String(row.name)))
    if (name !== kept && prefixes.some(prefix => name.startsWith(prefix))) await dropDatabase(server, name)
}

function hashOfInputs(): string {
  const code = globSync('{database,shop}/**/*.{ts,sql,json}', { cwd: project })
  const files = code.filter(path => !path.endsWith('.test.ts') && !path.includes('compiled')).sort()
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of [...files, 'package-lock.json'])
    hash.update(path).update(readFileSync(join(project, path)))
  return hash.digest('hex').slice(0, 12)
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
