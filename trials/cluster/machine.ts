import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOfMachine, onLoopback } from './on-loopback.ts'
import { programs } from './programs.ts'
import { clusterAccount, runProgram } from './run-program.ts'

/** A machine of the database: its etcd, its Patroni and its PostgreSQL. */
export type Machine = {
  name: string
  address: string
  start(): void
  /** The machine loses its power. */
  kill(): void
  /** The machine stands still, and goes on where it was. */
  halt(): void
  goOn(): void
  /** The last lines of its logs. */
  logs(): string
}

/** Sets up a machine below `home`, from the files of `deploy/`. */
export function machineIn(home: string, number: number): Machine {
  const name = `database${number}`
  const folder = join(home, name)
  mkdirSync(folder, { mode: 0o700 })
  const [etcd, patroni] = ['etcd.conf.yml', 'patroni.yml'].map(file => {
    const path = join(folder, file)
    writeFileSync(path, onLoopback(file, folder, number), { mode: 0o600 })
    return path
  }) as [string, string]
  const account = clusterAccount()
  if (account) for (const path of [folder, etcd, patroni]) chownSync(path, account.uid, account.gid)
  const logOf = (program: string) => join(folder, `${program}.log`)
  let children: ChildProcess[] = []
  const send = (signal: NodeJS.Signals) => {
    const own = children.flatMap(({ pid = 0, exitCode, signalCode }) =>
      exitCode === null && signalCode === null ? [pid] : [],
    )
    for (const pid of familyOf([...own, ...postmasterIn(folder)]))
      try {
        process.kill(pid, signal)
      } catch {} // it has ended
  }
  return {
    name,
    address: addressOfMachine(number),
    start() {
      children = [
        runProgram(programs.etcd, ['--config-file', etcd], logOf('etcd')),
        runProgram(programs.patroni, [patroni], logOf('patroni')),
      ]
    },
    kill: () => send('SIGKILL'),
    halt: () => send('SIGSTOP'),
    goOn: () => send('SIGCONT'),
    logs: () =>
      ['etcd', 'patroni']
        .map(logOf)
        .filter(existsSync)
        .map(path => readFileSync(path, 'utf8').split('\n').slice(-30).join('\n'))
        .join('\n'),
  }
}

/** The process id of the PostgreSQL of a machine, if it runs. */
function postmasterIn(folder: string): number[] {
  const file = join(folder, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return []
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return parentOf(pid) === undefined ? [] : [pid]
}

/** The process ids and those of all processes that they have started. */
function familyOf(pids: number[]): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(name => [Number(name), parentOf(Number(name))]),
  )
  const family = new Set(pids)
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [pid, parent] of parents) if (parent !== undefined && family.has(parent)) family.add(pid)
  }
  return [...family]
}

function parentOf(pid: number): number | undefined {
  try {
    // The name of the program is in brackets and may contain anything.
    return Number(/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
