import { resolve } from 'node:path'
import type { Client } from 'pg'
import { withConnection } from '../database/ask-once.ts'
import { databaseOn } from '../database/pool.ts'
import { reachDatabase } from '../database/reach.ts'
import { readConfiguration } from '../server/process/configuration.ts'
import { runAudit } from '../shop/upkeep/run-audit.server.ts'
import { say } from './serve.ts'

// Checks the books of the shop, also while it runs: npm run audit
// Ends with 0 if all is well, 1 if something is wrong, 2 if it could not check.
try {
  process.exitCode = await checkBooks()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function checkBooks(): Promise<number> {
  const { DATABASE_URL, DATA_FOLDER, BACKUP_TO } = readConfiguration()
  const folder = resolve(import.meta.dirname, '..', DATA_FOLDER)
  const opened = await reachDatabase({ databaseUrl: DATABASE_URL, folder, say, archives: Boolean(BACKUP_TO) })
  try {
    const connected = <T>(use: (client: Client) => Promise<T>) =>
      withConnection(opened.url, use, { name: 'souk audit' })
    const found = await connected(reading =>
      connected(noting =>
        runAudit(reading, databaseOn(noting), {
          checked: (name, milliseconds, count) =>
            say(`${count ? 'wrong' : 'good '} ${name} (${(milliseconds / 1000).toFixed(1)} s)`),
        }),
      ),
    )
    if (!found) {
      say('Another audit is running. Wait until it has ended.')
      return 2
    }
    const { checked, wrong } = found
    for (const { name, says, count, rows } of wrong) {
      say(`\n${says} (${name}: ${count === 1000 ? '1000 or more' : count})`)
      for (const row of rows) say(`  ${JSON.stringify(row)}`)
    }
    say(
      wrong.length
        ? `\n${wrong.length} of ${checked} checks found something wrong.`
        : `\nAll ${checked} checks are good.`,
    )
    return wrong.length ? 1 : 0
  } finally {
    await opened.close()
  }
}
