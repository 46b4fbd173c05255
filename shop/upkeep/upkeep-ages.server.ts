import type { Database } from '../../database/pool.ts'
import { latestRuns } from './note-run.server.ts'
import { type UpkeepKind, upkeepKinds } from './upkeep-kinds.ts'

/** The age of the latest good run of a kind, if there is one; `isGood`: the latest ended run was good, if any has ended. */
export type UpkeepAge = { kind: UpkeepKind; ageSeconds: number | undefined; isGood: boolean | undefined }

/** Returns how long ago each kind of upkeep was last good. */
export async function upkeepAges(database: Database, now = new Date()): Promise<UpkeepAge[]> {
  const runs = await latestRuns(database)
  return upkeepKinds.map(kind => {
    const { latest, latestGood } = runs[kind]
    const ageSeconds = latestGood && (now.getTime() - latestGood.startedAt.getTime()) / 1000
    // While a run is at work, the one before it counts.
    const isGood = latest?.outcome ? latest.outcome === 'GOOD' : latestGood && true
    return { kind, ageSeconds, isGood }
  })
}
