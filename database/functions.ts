import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withShortLocks } from './short-locks.ts'

const folder = join(import.meta.dirname, 'functions')

/** Reads the statements of a folder of functions, in the order of their file names. */
async function statementsIn(path: string): Promise<string[]> {
  const files = (await readdir(path)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(files.map(name => readFile(join(path, name), 'utf8')))
}

/** The contents of `database/functions`: functions that tables need, all others with their triggers, and a hash of both. */
export type Functions = { ofTables: string[]; all: string[]; hash: string }

export async function readFunctions(): Promise<Functions> {
  const [ofTables, others] = await Promise.all([
    statementsIn(join(folder, 'of-tables')),
    statementsIn(folder),
  ])
  const hash = createHash('sha256')
    .update(JSON.stringify([ofTables, others]))
    .digest('hex')
    .slice(0, 16)
  return { ofTables, all: [...ofTables, ...others], hash }
}

/**
 * Replaces functions and triggers, each file in a transaction of its own that waits for no table longer than a second. Functions may
 * refer to tables and each other before these exist.
 */
export async function replaceFunctions(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements)
    await withShortLocks(client, `set local check_function_bodies = off; ${statement}`)
}

/** The number of earlier hashes that a database remembers. */
const REMEMBERED = 20

/** Returns the hashes of the functions that a database has had, the present ones last. */
export async function hashesIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as mark`,
  )
  return (rows[0]?.mark ?? '').replace(/^functions /, '').split(' ')
}

/** Returns the statement that notes the functions which have just been installed. */
export const markOf = (before: readonly string[], hash: string): string =>
  `comment on schema drizzle is 'functions ${[...before.filter(one => /^[0-9a-f]{16}$/.test(one) && one !== hash), hash].slice(-REMEMBERED).join(' ')}'`
