import { Client } from 'pg'
import { databaseOn } from '../database/pool.ts'

/**
 * The address at which its reader becomes the owner of a shop that has none; nothing where it has one. What makes it is
 * loaded only then.
 */
export async function ownerLink(url: string, address: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // told by what was asked
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select 1 from staff_roles join customers using (cust_id) where role = 'owner' and closed_at is null limit 1`,
    )
    if (rowCount) return undefined
    const { issueOwnerLink } = await import('../shop/customers/owner-link.server.ts')
    await client.query('begin')
    const secret = await issueOwnerLink(databaseOn(client), new Date())
    await client.query('commit')
    return secret && `${address}/welcome-owner?key=${secret}`
  } finally {
    await client.end().catch(() => {})
  }
}
