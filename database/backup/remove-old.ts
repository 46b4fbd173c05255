import { type Base, readBases } from './base-manifest.ts'
import { stayingBases } from './retention.ts'
import type { Vault } from './vault.ts'
import { placeOf, walNameOf } from './wal-names.ts'

/** Removes the bases that are too old, and the files of changes from before the oldest one that stays. Returns how many of each. */
export async function removeOld({ store }: Vault, now: Date): Promise<{ bases: number; walFiles: number }> {
  const { bases } = await readBases(store)
  const staying = stayingBases(bases, now)
  const leaving = bases.filter(base => !staying.includes(base))
  for (const { folder, objects } of leaving) {
    // Without its manifest a base does not count, even if the rest of it cannot be removed now.
    await store.remove(`${folder}/manifest.json`)
    for (const { name } of objects) await store.remove(name)
  }
  await removeErasures(store, staying)
  return { bases: leaving.length, walFiles: await removeWal(store, staying) }
}

/** Removes the lists of people who were erased before every base that stays. */
async function removeErasures(store: Vault['store'], staying: readonly Base[]): Promise<void> {
  const first = staying[0]?.started.toISOString().replaceAll(':', '-') ?? ''
  for (const name of await store.list('erasures/'))
    if (name.slice('erasures/'.length) < first) await store.remove(name)
}

async function removeWal(store: Vault['store'], staying: readonly Base[]): Promise<number> {
  const first = Math.min(...staying.map(({ startWal }) => placeOf(startWal)))
  const names = (await store.list('wal/')).filter(name => {
    const place = /^[0-9A-F]{24}/.exec(walNameOf(name))?.[0]
    return place !== undefined && placeOf(place) < first
  })
  for (const name of names) await store.remove(name)
  return names.length
}
