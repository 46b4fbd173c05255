import { Client } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { HAS_OWNER } from '../../shop/customers/staff/has-owner.server.ts'

/**
 * Returns the address at which its reader becomes the owner of a shop without one; undefined if it has one. Its code is
 * loaded only if needed.
 */
export async function ownerLink(url: string, address: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the query reports it
  try {
    await client.connect()
    const { rowCount } = await client.query(HAS_OWNER)
    if (rowCount) return undefined
    const { issueOwnerLink } = await import('../../shop/customers/staff/owner-link.server.ts')
    await client.query('begin')
    const secret = await issueOwnerLink(databaseOn(client), new Date())
    await client.query('commit')
    return secret && `${address}/welcome-owner?key=${secret}`
  } finally {
    await client.end().catch(() => {})
  }
}
