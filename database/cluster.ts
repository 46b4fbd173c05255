import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serverEnvironment } from './server-account.ts'
import { program } from './server-binaries.ts'
import { makeOwnFolder, type ServerPlace } from './server-place.ts'

/** The role the shop connects as, and the name of its database. */
export const shopName = 'souk'

/** The password of the embedded server, kept in `folder/password`; made when there is none. */
export function passwordIn(folder: string): string {
  const file = join(folder, 'password')
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  rmSync(file, { force: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
  return password
}

/**
 * Makes the cluster where there is none, with UTF-8 and the same order of letters on every machine. It appears whole or not
 * at all. Throws an Error where the data belong to somebody else or to another PostgreSQL.
 */
export async function ensureCluster(
  place: ServerPlace,
  password: string,
  say: (line: string) => void,
): Promise<void> {
  if (existsSync(place.cluster)) return checkCluster(place)
  say('Creating the database ...')
  const unfinished = `${place.cluster}.new`
  const passwordFile = `${unfinished}.password`
  rmSync(unfinished, { recursive: true, force: true })
  makeOwnFolder(unfinished, place.account)
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid)
    const secrets = ['--auth=scram-sha-256', `--username=${shopName}`, `--pwfile=${passwordFile}`]
    const letters = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    await runProgram(place, 'initdb', ['-D', unfinished, ...secrets, ...letters, '--no-instructions'])
    renameSync(unfinished, place.cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Sets the password of the shop's role, for a cluster whose password file was lost. No server may run on it. */
export async function setPassword(place: ServerPlace, password: string): Promise<void> {
  const sql = `alter role ${shopName} password '${password.replaceAll("'", "''")}'\n`
  await runProgram(place, 'postgres', ['--single', '-D', place.cluster, 'postgres'], sql)
}

function checkCluster({ cluster, binaries }: ServerPlace): void {
  const wanted = binaries.version.split('.')[0]
  const found = readVersion(cluster)
  if (found === wanted) return
  throw new Error(
    found
      ? `${cluster} was written by PostgreSQL ${found}; the one that comes with Souk is ${wanted}. Dump the data with the old Souk and restore them (docs/operations.md).`
      : `${cluster} is not the data of a PostgreSQL. Move it away, and Souk begins with an empty database.`,
  )
}

function readVersion(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return undefined
    throw new Error(`${cluster} belongs to another user. Start Souk as that user or as root.`)
  }
}

/** Runs a program of PostgreSQL to its end; an Error with what it printed when it fails. */
async function runProgram(
  place: ServerPlace,
  name: 'initdb' | 'postgres',
  words: string[],
  input = '',
): Promise<void> {
  const child = spawn(program(place.binaries.folder, name), words, {
    ...place.account,
    cwd: '/',
    env: serverEnvironment,
  })
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, , printed] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`PostgreSQL's ${name} failed (code ${code}): ${printed.trim()}`)
}
