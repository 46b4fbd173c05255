import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BackupStore, NoSuchObject } from './backup-store.ts'

/** The folder inside a store for files that are being written. */
const unfinished = '.unfinished'
/** The time in milliseconds after which such a file belongs to a process that died. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000

/** Backups in a folder, which only its owner can read. A file appears once it is whole and on the disk. */
export function folderStore(root: string): BackupStore {
  return {
    async put(name: string, content: Readable): Promise<void> {
      const file = join(root, name)
      const temporary = join(root, unfinished, randomBytes(8).toString('hex'))
      await makeFolder(dirname(file))
      await makeFolder(dirname(temporary))
      await removeAbandoned(dirname(temporary))
      try {
        await pipeline(content, createWriteStream(temporary, { mode: 0o600, flush: true }))
        await rename(temporary, file)
        await writeDown(dirname(file))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async get(name: string): Promise<Readable> {
      const file = join(root, name)
      await stat(file).catch(error => {
        throw error.code === 'ENOENT' ? new NoSuchObject(name) : error
      })
      return createReadStream(file)
    },
    async list(prefix: string): Promise<string[]> {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(error => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return entries
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name).slice(join(root, sep).length).replaceAll(sep, '/'),
        )
        .filter(name => name.startsWith(prefix) && !name.startsWith(unfinished))
        .sort()
    },
    async remove(name: string): Promise<void> {
      const file = join(root, name)
      await rm(file, { force: true })
      // The folder of a base goes with its last file.
      if (name.startsWith('base/')) await rmdir(dirname(file)).catch(() => {})
    },
  }
}

const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/** Writes a folder to the disk: a file that was renamed into it is then there after a crash of the machine. */
async function writeDown(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs = Date.now() } = await stat(join(folder, name)).catch(() => ({}) as { mtimeMs?: number })
    if (Date.now() - mtimeMs > ABANDONED_AFTER) await rm(join(folder, name), { force: true })
  }
}
