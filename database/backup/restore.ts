import { existsSync } from 'node:fs'
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { passwordIn, setPassword } from '../cluster.ts'
import { lockFolder } from '../process-lock.ts'
import { findServerPlace, makeOwnFolder, type ServerPlace } from '../server-place.ts'
import { stopServers } from '../server-processes.ts'
import { type Base, readBases } from './base-manifest.ts'
import { fetchWal } from './fetch-wal.ts'
import { recover } from './recover.ts'
import { erasuresAfter } from './ship-erasures.ts'
import { unpackTar } from './untar.ts'
import { readWhole, type Vault } from './vault.ts'
import { prepareOut } from './wal-out.ts'

type Wish = {
  vault: Vault
  /** The data folder to make; it has no database and no secret. */
  folder: string
  /** The moment to go back to; the latest change if not set. */
  at?: Date | undefined
  /** True if the shop will go on from it and store its changes; false for a trial. */
  goesOn: boolean
  say: (line: string) => void
}

/** The result of a restore: the base, the moment of the newest change, and the bytes of the database. `gap`: later changes exist, but some before them are missing. */
export type Restored = { base: Base; newest: Date; bytes: number; gap: boolean }

/**
 * Restores a backup into a data folder; a shop can then be started on it. Throws an Error with one sentence, and leaves no database behind,
 * if that is not possible.
 */
export async function restoreTo({ vault, folder: given, at, goesOn, say }: Wish): Promise<Restored> {
  const folder = resolve(given)
  const { bases } = await readBases(vault.store)
  const base = chooseBase(bases, at)
  refuseToReplace(folder)
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(folder)
  try {
    const place = { ...findServerPlace(folder, say), archives: goesOn }
    checkVersion(base, place)
    const until = at && bases.find(({ started }) => started > at)?.startWal
    say(`Restoring the backup of ${base.started.toISOString()} …`)
    return await rebuild({ vault, folder, at, say, place, base, until })
  } finally {
    lock.release()
  }
}

type Plan = Omit<Wish, 'goesOn'> & { place: ServerPlace; base: Base; until: string | undefined }

async function rebuild({ vault, folder, at, say, place, base, until }: Plan): Promise<Restored> {
  const home = dirname(place.cluster)
  const unfinished = { ...place, cluster: `${place.cluster}.restoring` }
  const changes = join(home, 'wal-in')
  const clean = async () => {
    await stopServers(unfinished.cluster)
    for (const path of [unfinished.cluster, changes]) await rm(path, { recursive: true, force: true })
  }
  await clean()
  // The moment of the last change is read from the log.
  await rm(join(folder, 'postgres.log'), { force: true })
  try {
    await checkRoom(home, base)
    makeOwnFolder(unfinished.cluster, place.account)
    const [database, secret] = base.objects
    if (!database) throw new Error(`The manifest of ${base.folder} names no database.`)
    const archive = await vault.get(database.name, database.sha256)
    const bytes = await unpackTar(archive, unfinished.cluster, place.account)
    const ownSecret = secret && (await readWhole(await vault.get(secret.name, secret.sha256)))
    say('Fetching the changes since then …')
    const { files, gap } = await fetchWal(vault, base, { folder: changes, account: place.account, until })
    say(`Applying ${files} files of changes …`)
    prepareOut(place)
    const newest = (await recover(unfinished, folder, at)) ?? base.stopped
    await setPassword(unfinished, passwordIn(folder))
    const erased = await erasuresAfter(vault, newest)
    if (erased.length) await writeFile(join(folder, 'erasures.json'), JSON.stringify(erased), { mode: 0o600 })
    if (ownSecret) await writeFile(join(folder, 'secret'), ownSecret, { mode: 0o600, flush: true })
    await rename(unfinished.cluster, place.cluster)
    return { base, newest, bytes, gap }
  } finally {
    await clean()
  }
}

function chooseBase(bases: readonly Base[], at: Date | undefined): Base {
  const [first] = bases
  if (!first) throw new Error('There is no whole backup in this place.')
  const base = bases.findLast(({ stopped }) => !at || stopped <= at)
  if (base) return base
  throw new Error(
    `The first backup in this place is of ${first.stopped.toISOString()}. Choose a later moment.`,
  )
}

function refuseToReplace(folder: string): void {
  for (const name of ['postgres', 'secret']) {
    const path = join(folder, name)
    // A link without a target is left of a restore that was interrupted.
    if (existsSync(path))
      throw new Error(
        `${path} exists: a restore never replaces a shop. Move the folder away, or choose another.`,
      )
  }
}

function checkVersion({ postgres }: Base, { binaries }: ServerPlace): void {
  const [wanted, own] = [postgres, binaries.version].map(version => version.split('.')[0])
  if (wanted !== own)
    throw new Error(
      `This backup was made by PostgreSQL ${wanted}, and this Souk has ${own}. Restore it with the Souk that made it, then update.`,
    )
}

async function checkRoom(folder: string, { clusterBytes }: Base): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)
  const needed = clusterBytes * 1.2 + 200_000_000
  if (bavail * bsize < needed)
    throw new Error(
      `The disk is too small: the restore needs ${megabytes(needed)} MB, and ${megabytes(bavail * bsize)} MB are free.`,
    )
}
