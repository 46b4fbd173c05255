import { Client } from 'pg'
import type { IsData } from './untranslated.ts'

/** Where one value ends and the next begins when a screen shows several. */
const between = /\s*[·,/|()–—:×]\s*|\.\s+/

/**
 * Tells which texts are data: every text that stands in the shop's database now, wherever it stands, and what `more` has.
 */
export async function dataOf(databaseUrl: string, more: unknown[]): Promise<IsData> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const known = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string') addText(value)
    else if (value && typeof value === 'object') for (const one of Object.values(value)) add(one)
  }
  const addText = (text: string) => {
    if (/^[[{]"?/.test(text) && /[\]}]$/.test(text)) add(parsed(text))
    for (const part of [text, ...text.split('\n'), ...text.split(between)]) known.add(plain(part))
  }
  const { rows: columns } = await client.query<{ name: string; from: string }>(
    `select quote_ident(column_name) as name, quote_ident(table_name) as from from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')`,
  )
  for (const { name, from } of columns) {
    const { rows } = await client.query(`select distinct to_jsonb(${name}) as value from ${from}`)
    for (const { value } of rows) add(value)
  }
  await client.end()
  add(more)
  return (text, cut) => isKnown(text, cut)

  function isKnown(text: string, cut: boolean): boolean {
    const one = plain(text)
    if (known.has(one)) return true
    if (cut && one.length > 5) for (const value of known) if (value.startsWith(one)) return true
    const parts = one.split(between)
    if (parts.length > 1) return parts.every(part => !/\p{L}/u.test(part) || isKnown(part, cut))
    const words = one.split(' ')
    return words.length > 1 && words.every(word => !/\p{L}/u.test(word) || known.has(plain(word)))
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
