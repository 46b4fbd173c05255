import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import type { Account } from '../../database/server-account.ts'

const idOf = (which: string) => Number(spawnSync('id', [which, 'postgres']).stdout.toString())

/** The user of Debian's PostgreSQL, if this process is root: the programs of a cluster refuse to run as root. */
export const clusterAccount = (): Account | undefined =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined

/** Starts a program whose output goes to a file. */
export function runProgram(path: string, words: string[], log: string): ChildProcess {
  const file = openSync(log, 'a')
  const child = spawn(path, words, {
    ...clusterAccount(),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', file, file],
  })
  closeSync(file)
  return child
}

/** Asks until there is an answer; throws after so many seconds, with the reason of the last time. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  seconds = 60,
): Promise<Answer> {
  let why: unknown
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const answer = await ask().catch(error => {
      why = error
      return undefined
    })
    if (answer) return answer
    await new Promise(done => setTimeout(done, 200))
  }
  throw new Error(`${what}: not within ${seconds} s`, { cause: why })
}
