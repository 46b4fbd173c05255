import { lstatSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { passwordIn } from '../cluster.ts'
import { findServerPlace } from '../server-place.ts'
import { stopServers } from '../server-processes.ts'
import { freePort, serverUrl, startServer } from '../server-start.ts'
import { type Restored, restoreTo } from './restore.ts'
import type { Vault } from './vault.ts'

/** The settings of a server that one reader uses beside the shop. */
const small = { shared_buffers: '64MB', max_connections: '20' }

/**
 * Restores the newest backup into `folder` beside the shop, lets `use` read it at its address, and removes it again, also one that an earlier
 * process left there. Throws an Error with one sentence if it cannot be restored.
 */
export async function withRestoredCopy<T>(
  { vault, folder, say }: { vault: Vault; folder: string; say: (line: string) => void },
  use: (url: string, restored: Restored) => Promise<T>,
): Promise<T> {
  await removeCopy(folder)
  try {
    const restored = await restoreTo({ vault, folder, goesOn: false, say })
    const port = await freePort()
    const password = passwordIn(folder)
    await startServer(findServerPlace(folder, say), folder, port, password, small)
    return await use(serverUrl(port, password), restored)
  } finally {
    await removeCopy(folder)
  }
}

/** Stops the server of a copy and removes its folder, and the one that its data are linked to. */
async function removeCopy(folder: string): Promise<void> {
  const link = join(folder, 'postgres')
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()
  const cluster = isLink ? readlinkSync(link) : link
  for (const each of [cluster, `${cluster}.restoring`]) await stopServers(each)
  if (isLink) await rm(dirname(cluster), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
