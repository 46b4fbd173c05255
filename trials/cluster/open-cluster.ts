import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askOnce } from '../../database/ask-once.ts'
import { stopped } from '../../scripts/testing/shop-for-tests.ts'
import { type Machine, machineIn } from './machine.ts'
import { NODE, onLoopback } from './on-loopback.ts'
import { programs } from './programs.ts'
import { clusterAccount, runProgram, until } from './run-program.ts'

const SUPERUSER = 'postgres:change-the-password-of-postgres'
const SHOP = 'souk:the-password-of-the-shop'

/** A database on three machines of this one, with HAProxy and PgBouncer as beside a node. */
export type Cluster = {
  machines: readonly Machine[]
  /** The variables of a node that uses it. */
  variables: Record<string, string>
  /** The shop's database through HAProxy, and on one machine. */
  url: string
  urlOf(machine: Machine): string
  /** The machine that takes changes, once there is one that is not in `except`. */
  primary(except?: Machine): Promise<Machine>
  /** Waits until a standby confirms commits, and until so many follow. */
  untilSafe(standbys: number): Promise<void>
  close(): Promise<void>
}

/** Starts a cluster from the files of `deploy/`, with an empty database for the shop. `close` removes everything. */
export async function openCluster(say: (line: string) => void): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'souk-cluster-'))
  chmodSync(home, 0o755)
  const machines = [1, 2, 3].map(number => machineIn(home, number))
  const proxies: ChildProcess[] = []
  const close = async () => {
    await Promise.all(proxies.map(proxy => stopped(proxy, 'SIGKILL')))
    for (const machine of machines) machine.kill()
    await until('the files can be removed', async () => {
      rmSync(home, { recursive: true, force: true })
      return true
    })
  }
  try {
    for (const machine of machines) machine.start()
    const isOld = writeProxies(home)
    const run = (program: keyof typeof programs, ...words: string[]) =>
      proxies.push(runProgram(programs[program], words, join(home, `${program}.log`)))
    run('haproxy', '-f', join(home, 'haproxy-database.cfg'))
    run('pgbouncer', join(home, 'pgbouncer.ini'))
    const admin = (database: string) => `postgres://${SUPERUSER}@${NODE}:5000/${database}`
    const untilSafe = (standbys: number) =>
      until('a standby that confirms commits', async () => {
        const rows = await askOnce(admin('postgres'), 'select sync_state from pg_stat_replication')
        return (
          rows.length >= standbys &&
          rows.some(({ sync_state }) => sync_state === 'sync' || sync_state === 'quorum')
        )
      }).then(() => {})
    say('starting etcd, Patroni and PostgreSQL on three addresses')
    await untilSafe(2)
    await makeDatabase(admin('postgres'))
    const urlAt = (place: string) => `postgres://${SHOP}@${place}/souk`
    return {
      machines,
      url: urlAt(`${NODE}:5000`),
      urlOf: ({ address }) => urlAt(`${address}:5432`),
      variables: {
        DATABASE_URL: urlAt(`${NODE}:6432`),
        DATABASE_DIRECT_URL: urlAt(`${NODE}:5000`),
        ...(isOld ? { DATABASE_PREPARED: 'no' } : {}),
      },
      primary: except =>
        until('a primary', async () => {
          const answers = await Promise.all(
            machines.filter(one => one !== except).map(async one => ((await isPrimary(one)) ? [one] : [])),
          )
          return answers.flat()[0]
        }),
      untilSafe,
      close,
    }
  } catch (error) {
    for (const machine of machines) say(machine.logs())
    await close()
    throw error
  }
}

/** Asks Patroni, as HAProxy does. */
const isPrimary = ({ address }: Machine) =>
  fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Writes the files of HAProxy and PgBouncer; returns true if this PgBouncer is older than prepared statements in it. */
function writeProxies(home: string): boolean {
  const [, minor] = /PgBouncer 1\.(\d+)/.exec(`${spawnSync(programs.pgbouncer, ['--version']).stdout}`) ?? []
  const isOld = Number(minor) < 21
  const pooler = onLoopback('pgbouncer.ini', home).replace(isOld ? /^max_prepared_statements.*$/m : /$^/, '')
  const files = {
    'haproxy-database.cfg': onLoopback('haproxy-database.cfg', home),
    'pgbouncer.ini': pooler,
    'userlist.txt': `"${SHOP.replace(':', '" "')}"\n`,
  }
  const account = clusterAccount()
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(home, name), text, { mode: 0o600 })
    if (account) chownSync(join(home, name), account.uid, account.gid)
  }
  if (account) chownSync(home, account.uid, account.gid)
  return isOld
}

/** Makes the role and the database of the shop, as docs/operations.md says. */
async function makeDatabase(admin: string): Promise<void> {
  const [name, password] = SHOP.split(':')
  const settings = {
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    random_page_cost: '1.1',
    statement_timeout: '8s',
    lock_timeout: '5s',
    'pg_trgm.word_similarity_threshold': '0.5',
  }
  await askOnce(admin, `create role ${name} login password '${password}'`)
  for (const [setting, value] of Object.entries(settings))
    await askOnce(admin, `alter role ${name} set ${setting} = '${value}'`)
  await askOnce(admin, `create database ${name} owner ${name}`)
}
