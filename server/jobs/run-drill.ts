import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { withConnection } from '../../database/ask-once.ts'
import { withRestoredCopy } from '../../database/backup/restored-copy.ts'
import { takeTurn } from '../../database/backup/turn.ts'
import type { Vault } from '../../database/backup/vault.ts'
import { databaseOn } from '../../database/pool.ts'
import { type Audit, audit } from '../../shop/upkeep/audit.server.ts'
import { endRun, type RunEnd } from '../../shop/upkeep/note-run.server.ts'
import { beginAgain, sentenceOf } from '../../shop/upkeep/runs-again.server.ts'

/** The facts of a drill that its run notes. `ageSeconds`: of the newest change that was restored, when the drill began. */
export type DrillFacts = { ageSeconds: number; restoreMinutes: number; bytes: number; checked: number }

/** The facts of a drill, and one sentence if something is wrong. */
export type Drill = DrillFacts & { problem: string | undefined }

/**
 * Restores the newest backup beside the shop, checks its books, removes it, and notes the run. `client`: a connection as the owner of the embedded
 * server, used by nothing else. Returns nothing if another drill is at work.
 */
export async function runDrill(
  client: Client,
  vault: Vault,
  say: (line: string) => void,
): Promise<Drill | undefined> {
  if (!(await takeTurn(client, 'drill'))) return undefined
  return noteDrill(client, async () => {
    const { rows } = await client.query(`select current_setting('data_directory') as cluster`)
    const folder = join(dirname(rows[0].cluster), 'drill')
    const began = Date.now()
    return withRestoredCopy({ vault, folder, say }, async (url, { newest, bytes, gap }) => {
      const restoreMinutes = Math.round((Date.now() - began) / 6_000) / 10
      say('Checking the books of the restored shop …')
      const found = await withConnection(url, reading => audit(reading, { asOf: newest }))
      const facts = {
        ...{ ageSeconds: Math.round((began - newest.getTime()) / 1000), restoreMinutes, bytes },
        checked: found.checked,
      }
      return { ...facts, problem: problemOf(found, gap) }
    })
  })
}

/** Notes a drill on the database of the shop, with its facts or with the reason why it could not be done. */
export async function noteDrill(client: Client, work: () => Promise<Drill>): Promise<Drill> {
  const database = databaseOn(client)
  const runId = await beginAgain(database, 'DRILL', {})
  try {
    const { problem, ...facts } = await work()
    const end: RunEnd = problem ? { outcome: 'WRONG', problem, facts } : { outcome: 'GOOD', facts }
    await endRun(database, runId, end)
    return { ...facts, problem }
  } catch (error) {
    await endRun(database, runId, { outcome: 'FAILED', problem: sentenceOf(error) })
    throw error
  }
}

/** Returns one sentence about a copy that is not as it should be. */
export function problemOf({ checked, wrong }: Audit, gap: boolean): string | undefined {
  if (wrong.length)
    return `${wrong.length} of ${checked} checks found something wrong in the restored shop: ${wrong.map(({ name }) => name).join(', ')}.`
  return gap ? 'Some changes since the backup are missing in its place.' : undefined
}
