import type { Client, Pool } from 'pg'

// In SQL as text, because the start of a shop, which stores them, loads no tables.

/** A file for browsers: its name below `/assets/`, its media type and its bytes, which `br` says are compressed by Brotli. */
export type ReleaseAsset = { name: string; type: string; encoding: 'br' | 'identity'; bytes: Buffer }

/** Notes that a node has these files now, to about a day, and returns the names of those that are not stored. */
export async function missingAssets(client: Client | Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with seen as (
       update release_assets set seen_at = now() where name = any($1) and seen_at < now() - interval '1 day'
     )
     select name from unnest($1::text[]) wanted (name)
     where not exists (select from release_assets stored where stored.name = wanted.name)`,
    [names],
  )
  return rows.map(({ name }) => name)
}

/** Stores files. Several nodes may store the same ones at the same moment. */
export async function addAssets(client: Client | Pool, assets: readonly ReleaseAsset[]): Promise<void> {
  const columns = (['name', 'type', 'encoding', 'bytes'] as const).map(column =>
    assets.map(asset => asset[column]),
  )
  await client.query(
    `insert into release_assets (name, type, encoding, bytes)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) on conflict do nothing`,
    columns,
  )
}

/** Returns a stored file by its name, of whichever release it is. */
export async function findAsset(pool: Pool, name: string): Promise<ReleaseAsset | undefined> {
  const { rows } = await pool.query<ReleaseAsset>({
    name: 'release-asset',
    text: 'select name, type, encoding, bytes from release_assets where name = $1',
    values: [name],
  })
  return rows[0]
}
