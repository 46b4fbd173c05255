import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serverEnvironment } from './server-account.ts'
import { program } from './server-binaries.ts'
import { makeOwnFolder, type ServerPlace } from './server-place.ts'

/** The role that the shop connects as, and the name of its database. */
export const shopName = 'souk'

/** Returns the password of the embedded server, stored in `folder/password`; created if there is none. */
export function passwordIn(folder: string): string {
  const file = join(folder, 'password')
  const saved = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (saved) return saved
  const password = randomBytes(24).toString('base64url')
  rmSync(file, { force: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
  return password
}

const everywhere = ['--encoding=UTF8', '--locale=C']
/**
 * UTF-8, the same sort order on every machine, and a character type that knows letters beyond ASCII, because trigram search
 * asks the system which characters are letters.
 */
const lettersOfSystem = [
  ...everywhere,
  '--lc-ctype=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]
/** For systems without that character type. */
const lettersOfIcu = [...everywhere, '--locale-provider=icu', '--icu-locale=und']

/**
 * Creates the cluster if there is none, with UTF-8 and the same sort order on every machine. It appears complete or not at
 * all. Throws an Error if the data belong to another user or another PostgreSQL version.
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
    const make = (letters: readonly string[]) =>
      runProgram(place, 'initdb', ['-D', unfinished, ...secrets, ...letters, '--no-instructions'])
    await make(lettersOfSystem).catch(() => make(lettersOfIcu))
    renameSync(unfinished, place.cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Sets the password of the shop's role, for a cluster whose password file was lost. No server may be running on it. */
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
      ? `${cluster} was written by PostgreSQL ${found}, but Souk comes with ${wanted}. Dump the data with the old Souk and restore them (docs/operations.md).`
      : `${cluster} is not a PostgreSQL data folder. Move it away to start with an empty database.`,
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

/** Runs a program of PostgreSQL to its end; throws an Error with its output if it fails. */
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
