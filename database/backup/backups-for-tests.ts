import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { expect } from 'vitest'
import { withConnection } from '../ask-once.ts'
import { newFolder, open } from '../folders-for-tests.ts'
import type { Base } from './base-manifest.ts'
import { folderStore } from './folder-store.ts'
import { restoreTo } from './restore.ts'
import { shipWal } from './ship-wal.ts'
import { takeBase } from './take-base.ts'
import { type Vault, vaultOn } from './vault.ts'

export const keyForTests = randomBytes(32)
const about = { souk: '1.0.0', secret: Buffer.from('the secret of the shop') }

/** An embedded server with an empty table `rows`, and a place for its backups. Both are removed after the test. */
export async function openBackedUp(key: Buffer | undefined = keyForTests) {
  const folder = newFolder()
  const place = join(dirname(folder), 'backups')
  const shop = await continued(folder, vaultOn(folderStore(place), key))
  await withConnection(shop.url, client => client.query('create table rows (number int primary key)'))
  return { ...shop, place }
}

/** The same on a folder that has a database, with a place that has its backups. */
export async function continued(folder: string, vault: Vault) {
  const { url } = await open(folder, [], true)
  const ask = <T>(use: (client: Client) => Promise<T>) => withConnection(url, use)
  return {
    ...{ folder, url, vault },
    insert: (number: number) => ask(client => client.query('insert into rows values ($1)', [number])),
    base: (into = vault): Promise<Base> => ask(client => takeBase(client, into, about)),
    /** Stores everything that was committed until now. */
    ship: () => ask(client => shipAll(client, vault)),
  }
}

async function shipAll(client: Client, vault: Vault): Promise<void> {
  // A file without a change is never handed over.
  await client.query(`select pg_logical_emit_message(true, 'test', 'a change')`)
  const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name')
  await expect
    .poll(
      async () => {
        await shipWal(client, vault)
        return (await vault.store.list('wal/')).some(name => name.includes(rows[0].name))
      },
      { timeout: 20_000 },
    )
    .toBe(true)
}

/** Restores into a new folder, which is removed after the test. */
export async function restored(vault: Vault, { at, goesOn = true }: { at?: Date; goesOn?: boolean } = {}) {
  const folder = newFolder()
  const result = await restoreTo({ vault, folder, at, goesOn, say: () => {} })
  return { folder, ...result }
}

/** Reads the numbers of the table in the database of a folder. */
export async function numbersIn(folder: string): Promise<number[]> {
  const { url, close } = await open(folder, [], true)
  const found = await withConnection(url, client => client.query('select number from rows order by number'))
  await close()
  return found.rows.map(({ number }) => number)
}
