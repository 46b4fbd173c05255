import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

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

/** Replaces functions and triggers in one transaction. Functions may refer to tables and each other before these exist. */
export async function replaceFunctions(client: Client, statements: readonly string[]): Promise<void> {
  await client.query(`begin; set local check_function_bodies = off; ${statements.join('\n')}; commit`)
}
