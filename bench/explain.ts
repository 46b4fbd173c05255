import type { Pool } from 'pg'
import { withConnection } from '../database/ask-once.ts'

/** A step of a plan, as PostgreSQL explains it. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

/** A statement as it was sent, and its cost in PostgreSQL: the blocks of 8 KiB that it touched, and milliseconds. */
export type Explained = {
  text: string
  scans: string[]
  indexes: string[]
  blocks: number
  milliseconds: number
  planning: number
  plan: unknown
}

/** Cleans tables up and counts their rows, so that plans are those of a shop at rest; on a connection without the pool's time limit. */
export async function vacuum(pool: Pool, ...tables: string[]): Promise<void> {
  const url = pool.options.connectionString ?? ''
  await withConnection(url, client => client.query(`vacuum (analyze) ${tables.join(', ')}`))
}

type Sent = { text: string; values: unknown[] }

/** Does some reading work and explains every statement that it sent on the pool, with the same values. */
export async function explain(pool: Pool, work: () => Promise<unknown>): Promise<Explained[]> {
  const sent: Sent[] = []
  const ask = pool.query.bind(pool)
  pool.query = ((...given: [string | Sent, unknown[]?]) => {
    const [asked, values] = given
    const text = typeof asked === 'string' ? asked : asked.text
    sent.push({ text, values: values ?? (typeof asked === 'string' ? [] : (asked.values ?? [])) })
    return (ask as (...same: unknown[]) => unknown)(...given)
  }) as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = ask
  }
  const all: Explained[] = []
  for (const { text, values } of sent) {
    const { rows } = await ask(`explain (analyze, buffers, format json) ${text}`, values)
    const [{ Plan: plan, 'Execution Time': executing, 'Planning Time': planning }] = rows[0]['QUERY PLAN']
    const nodes = flatten(plan)
    all.push({
      text,
      scans: nodes.filter(node => node['Node Type'] === 'Seq Scan').map(node => node['Relation Name'] ?? ''),
      indexes: nodes.flatMap(node => node['Index Name'] ?? []),
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      milliseconds: executing,
      planning,
      plan,
    })
  }
  return all
}

const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
