import { Client } from 'pg'
import type { Run } from './pgbench-order.ts'
import { orderStatements } from './pgbench-order.ts'

type Variables = Record<string, number>

/** Replaces the variables of a statement by `$1`, `$2` … and returns their names. */
function numbered(text: string): { text: string; names: string[] } {
  const names: string[] = []
  const turned = text.replaceAll(/(?<!:):([a-z_]+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text: turned, names }
}

/** Replaces pgbench if it is missing, with connections of this process. */
export async function transactionsOfNode(
  databaseUrl: string,
  { clients, seconds, stockRows, windows, mode }: Run,
): Promise<number> {
  const statements = orderStatements({ stockRows, windows }).map((statement, at) => ({
    ...statement,
    ...numbered(statement.text),
    name: mode === 'prepared' ? `order ${at}` : undefined,
  }))
  const end = performance.now() + seconds * 1_000
  let done = 0
  const run = async () => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    while (performance.now() < end) {
      const one = 1 + Math.floor(Math.random() * stockRows)
      const nth = 1 + Math.floor(Math.random() * windows.length)
      const variables: Variables = { one, other: 1 + ((one + 6) % stockRows), nth }
      for (const { text, names, name, stores } of statements) {
        const { rows } = await client.query({ name, text, values: names.map(key => variables[key]) })
        if (stores) Object.assign(variables, rows[0])
      }
      done += 1
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: clients }, run))
  return Math.round(done / seconds)
}
