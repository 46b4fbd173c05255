import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { IsData } from './untranslated.ts'

/** The separators between values when a screen shows several. */
const between = /\s*[·,/|()–—:×]\s*|\.\s+/

type Column = { name: string; from: string }
type Read = { state: string; texts: ReadonlySet<string> }

/**
 * Returns a check whether texts are data: any text in the shop's database, or in `more`. The check can be called again after
 * the shop has written; only changed tables are read again.
 */
export function openShopData(databaseUrl: string): (more: unknown[]) => Promise<IsData> {
  const read = new Map<string, Read>()
  return async more => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      for (const [from, columns] of await textColumns(client)) {
        const state = await stateOf(client, from)
        if (read.get(from)?.state !== state)
          read.set(from, { state, texts: await textsIn(client, from, columns) })
      }
    } finally {
      await client.end()
    }
    const said = new Set<string>()
    addTo(said, more)
    return isDataOf([...[...read.values()].map(({ texts }) => texts), said])
  }
}

/** The text columns of each table. */
async function textColumns(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<Column>(
    `select quote_ident(column_name) as name, quote_ident(table_name) as from from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')`,
  )
  const tables = Map.groupBy(rows, ({ from }) => from)
  return new Map([...tables].map(([from, columns]) => [from, columns.map(({ name }) => name)]))
}

/**
 * Returns a state that differs after each change of a table: a written row has a newer transaction, and a deleted one is not
 * counted. A view has no such state and counts as changed.
 */
async function stateOf(client: Client, from: string): Promise<string> {
  const { rows: kinds } = await client.query('select relkind from pg_class where oid = $1::regclass', [from])
  if (kinds[0].relkind !== 'r') return randomUUID()
  const { rows } = await client.query(
    `select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from ${from}`,
  )
  return rows[0].state
}

async function textsIn(client: Client, from: string, columns: string[]): Promise<Set<string>> {
  const texts = new Set<string>()
  for (const name of columns) {
    const { rows } = await client.query(`select distinct to_jsonb(${name}) as value from ${from}`)
    addTo(texts, rows)
  }
  return texts
}

/** Adds every text of a value and its parts. */
function addTo(known: Set<string>, value: unknown): void {
  if (typeof value === 'string') addText(known, value)
  else if (value && typeof value === 'object') for (const one of Object.values(value)) addTo(known, one)
}

function addText(known: Set<string>, text: string): void {
  if (/^[[{]"?/.test(text) && /[\]}]$/.test(text)) addTo(known, parsed(text))
  for (const part of [text, ...text.split('\n'), ...text.split(between)]) known.add(plain(part))
}

function isDataOf(all: ReadonlySet<string>[]): IsData {
  const knows = (text: string) => all.some(known => known.has(text))
  const begins = (text: string) => all.some(known => known.values().some(value => value.startsWith(text)))
  return function isKnown(text, cut): boolean {
    const one = plain(text)
    if (knows(one)) return true
    if (cut && one.length > 5 && begins(one)) return true
    const parts = one.split(between)
    if (parts.length > 1) return parts.every(part => !/\p{L}/u.test(part) || isKnown(part, cut))
    const words = one.split(' ')
    return words.length > 1 && words.every(word => !/\p{L}/u.test(word) || knows(plain(word)))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')
