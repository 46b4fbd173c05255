import type { Client } from 'pg'

/** A column that has to be given a value: its type as PostgreSQL writes it, and the first value that a check names for it. */
type Column = { name: string; type: string; first: string | null }

/** The expressions of values by type; `n` is the number of the row. */
const byType: readonly [RegExp, (n: number) => string][] = [
  [/\[\]$/, n => `'{${n}}'`],
  [/^(integer|bigint|smallint|numeric|real|double)/, n => `${n}`],
  [/^(text|character)/, n => `'x${n}'`],
  [/^boolean/, () => 'false'],
  [/^date/, n => `date '2030-01-01' + ${n}`],
  [/^timestamp/, n => `timestamptz '2030-01-01 10:00Z' + ${n} * interval '1 day'`],
  [/^time/, () => `'10:00'`],
  [/^jsonb/, () => `'{}'`],
  [/^bytea/, n => `decode(repeat('01', ${n}), 'hex')`],
  [/^uuid/, () => 'gen_random_uuid()'],
]

/** The values that no rule gives, because a check compares columns with each other. */
const given: Record<string, (n: number) => Record<string, string>> = {
  commissions: n => ({ order_id: `${n}` }),
  orders: n => ({ grand_total: `${3 * n}`, payment_state: `'ON_DELIVERY'` }),
  payment_tasks: () => ({ kind: `'CANCEL'` }),
  practice_intents: n => ({ amount: `${2 * n}` }),
  qurbani_animals: () => ({ kind: `'GOAT'`, shares: '1' }),
  qurbani_offers: () => ({ type: `'POOL'` }),
  qurbani_seasons: () => ({ days: '3' }),
  qurbani_shares: () => ({ distribution: `'GIVE ALL'` }),
  store_hours: () => ({ opens: `'10:00'`, closes: `'20:00'` }),
  qurbani_windows: n => ({ ends_at: `timestamptz '2030-01-01 11:00Z' + ${n} * interval '1 day'` }),
}

/** The tables of the shop, by name. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The columns of a table that are neither null nor made by the database. */
async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type,
       (select (regexp_match(pg_get_constraintdef(c.oid), attname || '"?\\)? = ANY \\(+ARRAY\\[(''[^'']*'')'))[1]
        from pg_constraint c where c.conrelid = attrelid and contype = 'c' and conkey = array[attnum] limit 1) as first
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attnotnull and not atthasdef and attidentity = ''
     order by attnum`,
    [table],
  )
  return rows
}

/** Tables of the first release that it never wrote: a migration relies on that. */
const unused = ['slots']

/**
 * Puts two rows into each empty table that the first release wrote, or a later one made. They refer to each other by their numbers, and only their checks make sense. Returns the
 * tables that refuse them, each with its reason.
 */
export async function fillTables(client: Client): Promise<string[]> {
  const refused: string[] = []
  await client.query('set session_replication_role = replica')
  for (const table of await tablesOf(client)) {
    if (unused.includes(table)) continue
    if ((await client.query(`select from "${table}" limit 1`)).rows.length > 0) continue
    const columns = await columnsOf(client, table)
    for (const n of [1, 2]) {
      const values = Object.fromEntries(
        columns.map(({ name, type, first }) => [name, first ?? valueFor(type, n)]),
      )
      Object.assign(values, given[table]?.(n))
      const names = Object.keys(values).map(name => `"${name}"`)
      const what = names.length
        ? `(${names.join(', ')}) values (${Object.values(values).join(', ')})`
        : 'default values'
      await client.query(`insert into "${table}" ${what}`).catch((error: Error) => {
        refused.push(`${table}: ${error.message}`)
      })
    }
  }
  await client.query('set session_replication_role = origin')
  return refused
}

function valueFor(type: string, n: number): string {
  const value = byType.find(([pattern]) => pattern.test(type))?.[1]
  if (!value) throw new Error(`No value is known for a column of the type ${type}`)
  return value(n)
}
