import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { BackupStore } from './backup-store.ts'

const manifest = z.object({
  /** The version of the shop, and the one of PostgreSQL. */
  souk: z.string(),
  postgres: z.string(),
  systemId: z.string(),
  timeline: z.string(),
  started: z.coerce.date(),
  stopped: z.coerce.date(),
  /** The first and the last file of changes that it needs. */
  startWal: z.string(),
  stopWal: z.string(),
  /** The size of the database in bytes, unpacked. */
  clusterBytes: z.number(),
  sealed: z.boolean(),
  objects: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
})

/** The description of a base backup, which is written last: a base without one does not count. */
export type Manifest = z.output<typeof manifest>

/** A base backup: its folder in the store, and its manifest. */
export type Base = Manifest & { folder: string }

/** Returns the folder of a base that begins at a moment. */
export const folderOfBase = (started: Date): string => `base/${started.toISOString().replaceAll(':', '-')}`

/** Writes the manifest of a base; it counts from now on. */
export async function writeManifest(store: BackupStore, { folder, ...about }: Base): Promise<void> {
  await store.put(`${folder}/manifest.json`, Readable.from([Buffer.from(JSON.stringify(about, null, 2))]))
}

/** Reads all bases, oldest first, and the names of the objects of those that were not finished. */
export async function readBases(store: BackupStore): Promise<{ bases: Base[]; unfinished: string[] }> {
  const names = await store.list('base/')
  const folders = Map.groupBy(names, name => name.split('/').slice(0, 2).join('/'))
  const bases: Base[] = []
  const unfinished: string[] = []
  for (const [folder, inside] of folders) {
    if (inside.includes(`${folder}/manifest.json`))
      bases.push({ folder, ...(await readManifest(store, folder)) })
    else unfinished.push(...inside)
  }
  return { bases: bases.sort((one, other) => one.started.getTime() - other.started.getTime()), unfinished }
}

async function readManifest(store: BackupStore, folder: string): Promise<Manifest> {
  const name = `${folder}/manifest.json`
  const written = await text(await store.get(name))
  try {
    return manifest.parse(JSON.parse(written))
  } catch {
    throw new Error(`${name} is damaged.`)
  }
}
