import { resolve } from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '../database/open.ts'
import { databaseOn } from '../database/pool.ts'
import { readConfiguration } from '../server/process/configuration.ts'
import { dropSecondFactor } from '../shop/customers/second-factor/drop-second-factor.server.ts'
import { say } from './serve.ts'

// Switches off the second factor of an account, for a person who has lost it and has nobody to ask:
// node_modules/.bin/node scripts/reset-second-factor.ts <login id or e-mail>
const login = process.argv[2]?.trim()
if (!login) {
  say('Say whose it is: node_modules/.bin/node scripts/reset-second-factor.ts <login id or e-mail>')
  process.exit(1)
}
const { DATABASE_URL, DATA_FOLDER, BACKUP_TO } = readConfiguration()
const folder = resolve(import.meta.dirname, '..', DATA_FOLDER)
const opened = await openDatabase({ databaseUrl: DATABASE_URL, folder, say, archives: Boolean(BACKUP_TO) })
const client = new Client({ connectionString: opened.url })
try {
  await client.connect()
  await client.query('begin')
  const dropped = await dropSecondFactor(databaseOn(client), login, new Date())
  await client.query('commit')
  for (const { loginId } of dropped)
    say(`${loginId} signs in with the password alone now. Set it up again soon.`)
  if (dropped.length === 0) {
    say(`No account called ${login} has a second factor.`)
    process.exitCode = 1
  }
} finally {
  await client.end()
  await opened.close()
}
