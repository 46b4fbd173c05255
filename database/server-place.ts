import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, canExecute, canWrite, serverAccount } from './server-account.ts'
import { type Binaries, installedBinaries, program } from './server-binaries.ts'

/**
 * The folders of PostgreSQL's programs and data (the cluster), and the user it runs as (undefined: the user of this
 * process). `forgets`: it is for tests, and a crash of the machine may lose its data. `archives`: its changes are copied for backups.
 */
export type ServerPlace = {
  binaries: Binaries
  cluster: string
  account: Account | undefined
  forgets?: boolean | undefined
  archives?: boolean | undefined
}

const systemFolder = '/var/lib/souk'

/**
 * Finds the place of the server that belongs to `folder`. Its data are in `folder/postgres`; if PostgreSQL's user has no
 * access there (a project under /root), that is a link to a folder under /var/lib/souk, with a copy of the programs.
 */
export function findServerPlace(folder: string, say: (line: string) => void): ServerPlace {
  const cluster = join(folder, 'postgres')
  const account = serverAccount(cluster)
  const binaries = installedBinaries()
  if (!account) return { binaries, cluster, account }
  const data = reachableCluster(cluster, account)
  const programs = reachableBinaries(binaries, account)
  if (data !== cluster || programs !== binaries)
    say(
      `PostgreSQL cannot run as root, and its user cannot enter ${folder}: its files are in ${systemFolder}.`,
    )
  return { binaries: programs, cluster: data, account }
}

/** Creates an empty folder that only the account can enter. */
export function makeOwnFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o700)
  if (account) chownSync(path, account.uid, account.gid)
}

function reachableCluster(cluster: string, account: Account): string {
  const there = lstatSync(cluster, { throwIfNoEntry: false })
  if (there?.isSymbolicLink()) return linkedCluster(cluster)
  if (there) {
    if (canWrite(account, cluster)) return cluster
    throw new Error(
      `PostgreSQL's user cannot enter ${cluster} any more. Let others pass (chmod o+x) through the folders above it.`,
    )
  }
  const trial = `${cluster}.trial`
  makeOwnFolder(trial, account)
  const reachable = canWrite(account, trial)
  rmSync(trial, { recursive: true })
  return reachable ? cluster : moveAway(cluster)
}

function linkedCluster(link: string): string {
  const target = readlinkSync(link)
  if (existsSync(join(target, '..'))) return target
  throw new Error(
    `The database of ${link} was in ${target}, which is gone. Restore it, or remove ${link} to start over.`,
  )
}

/** Returns a folder that others can reach; its random end keeps a recreated project away from the data of an old one. */
function moveAway(cluster: string): string {
  const name = cluster
    .split('/')
    .slice(0, -1)
    .join('-')
    .replace(/[^\w.-]+/g, '')
    .slice(-60)
  const home = join(systemFolder, `${name.replace(/^-+/, '')}-${randomBytes(3).toString('hex')}`)
  makeSystemFolder(home)
  symlinkSync(join(home, 'postgres'), cluster)
  return join(home, 'postgres')
}

function reachableBinaries(binaries: Binaries, account: Account): Binaries {
  if (canUse(binaries.folder, account)) return binaries
  const copy = join(systemFolder, `postgresql-${binaries.version}`)
  if (!existsSync(copy)) {
    makeSystemFolder(systemFolder)
    const unfinished = `${copy}.${process.pid}`
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  if (canUse(copy, account)) return { ...binaries, folder: copy }
  throw new Error(
    `PostgreSQL's programs do not run, neither from ${binaries.folder} nor from ${copy}. Set DATABASE_URL instead.`,
  )
}

function canUse(folder: string, account: Account): boolean {
  return (
    canExecute(account, program(folder, 'postgres'), '--version') &&
    canExecute(account, program(folder, 'initdb'), '--version')
  )
}

function makeSystemFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  for (const each of [systemFolder, path]) chmodSync(each, 0o755)
}
