import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** A user of this machine, by id. */
export type Account = { uid: number; gid: number }

/** The environment of PostgreSQL's programs: no settings meant for other programs, no secrets of the shop. */
export const serverEnvironment = {
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: 'C',
  TZ: 'UTC',
}

/**
 * The user that PostgreSQL runs as. It refuses root, so a start by root uses the owner of the data, else the system user
 * `souk` (created if missing), else another user without privileges. Undefined if started by any other user.
 */
export function serverAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account =
    ownerOf(cluster) ?? userNamed('souk') ?? createUser() ?? userNamed('postgres') ?? userNamed('nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root, and no other user could be created. Start Souk as an ordinary user, or set DATABASE_URL.',
  )
}

/** True if the account can execute a program, found out by trying. */
export function canExecute(account: Account, path: string, ...words: string[]): boolean {
  return (
    spawnSync(path, words, { ...account, cwd: '/', env: serverEnvironment, stdio: 'ignore' }).status === 0
  )
}

/** True if the account can reach a folder and write in it, found out by trying. */
export function canWrite(account: Account, folder: string): boolean {
  return canExecute(account, '/bin/sh', '-c', 'cd "$1" && : >.reachable && rm .reachable', 'sh', folder)
}

function ownerOf(path: string): Account | undefined {
  const { uid, gid } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return uid && gid !== undefined ? { uid, gid } : undefined
}

function userNamed(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map(which =>
    Number(spawnSync('id', [which, name]).stdout?.toString() || Number.NaN),
  )
  return uid && gid ? { uid, gid } : undefined
}

function createUser(): Account | undefined {
  const words = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
  ]
  spawnSync('useradd', [...words, 'souk'], { stdio: 'ignore' })
  return userNamed('souk')
}
