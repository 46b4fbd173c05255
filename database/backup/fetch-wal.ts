import { chown, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { Account } from '../server-account.ts'
import type { Base } from './base-manifest.ts'
import type { Vault } from './vault.ts'
import { isHistory, unbroken, walNameOf } from './wal-names.ts'

const AT_ONCE = 4

/**
 * Fetches the files of changes that follow a base into a new folder, up to the first that is missing or to the one named `until`. `gap`: some are missing
 * although later ones exist. Throws an Error if the base itself lacks one.
 */
export async function fetchWal(
  vault: Vault,
  base: Base,
  { folder, account, until }: { folder: string; account: Account | undefined; until: string | undefined },
): Promise<{ files: number; gap: boolean }> {
  const stored = new Map((await vault.store.list('wal/')).map(name => [walNameOf(name), name]))
  const { names, gap } = unbroken([...stored.keys()], base.startWal, until)
  for (const needed of [base.startWal, base.stopWal])
    if (!names.includes(needed))
      throw new Error(`The backup of ${base.started.toISOString()} lacks its file of changes ${needed}.`)
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  const limit = pLimit(AT_ONCE)
  const histories = [...stored.keys()].filter(isHistory)
  await Promise.all(
    [...histories, ...names].map(name =>
      limit(async () => {
        const file = join(folder, name)
        await writeSparse(await vault.get(stored.get(name) ?? name), file)
        if (account) await chown(file, account.uid, account.gid)
      }),
    ),
  )
  return { files: names.length, gap }
}

/** Writes a file without its zeros: a file of changes of a quiet shop is nearly empty, and a day has thousands of them. */
async function writeSparse(content: Readable, file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    let at = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (chunk.some(byte => byte !== 0)) await handle.write(chunk, 0, chunk.length, at)
      at += chunk.length
    }
    await handle.truncate(at)
  } finally {
    await handle.close()
  }
}
