import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import type { Answer, Question } from '../watch/collect-workers.ts'
import type { Opened, Served } from './serve-built.ts'

/** The settings that a worker gets before it serves. */
export type Task = Opened & { port: number; host: string; workers: number }
/** A message to a worker: its settings, or a question for its numbers. */
export type ToWorker = Task | Question
/** The message of a worker: its port, why it cannot listen, or its numbers. */
export type Report = { port: number } | { failed: string } | Answer

/** The milliseconds before a crashed worker is replaced; longer each time while none starts. */
const FIRST_WAIT = 200
const LONGEST_WAIT = 10_000
/** The time that running requests have when the shop stops, after it has been leaving. */
const LAST_REQUESTS = 15_000

/**
 * Starts `count` processes that answer requests behind one port; they load their code at once and wait for the database
 * address. One that ends is replaced. They end with this process, even if it is killed.
 */
export function callWorkers(
  count: number,
  say: (line: string) => void,
  { drainSeconds }: { drainSeconds: number },
) {
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'worker.ts'), args: [] })
  let task: Task | undefined
  let stopping = false
  let wait = FIRST_WAIT
  let opened: (port: number) => void = () => {}
  let failed: (error: Error) => void = () => {}
  const open = new Promise<number>((done, fail) => {
    opened = done
    failed = fail
  })
  open.catch(() => {}) // reported by listen

  const start = () => {
    const worker = cluster.fork()
    worker.on('error', error => {
      say(`A worker does not answer: ${error.message}`)
      if (worker.process.pid === undefined) startLater()
    })
    if (task) worker.send(task)
    worker.on('message', (report: Report) => {
      if ('answers' in report) return
      if ('failed' in report) return failed(new Error(report.failed))
      wait = FIRST_WAIT
      opened(report.port)
    })
  }
  const startLater = () => {
    setTimeout(() => stopping || start(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }
  cluster.on('exit', (worker: Worker, code, signal) => {
    if (stopping || worker.exitedAfterDisconnect) return
    failed(new Error(`A worker ended (${signal ?? code}) before it could serve.`))
    say(`A worker ended (${signal ?? code}); a new one replaces it.`)
    startLater()
  })
  for (let number = 0; number < count; number += 1) start()

  const all = () =>
    Object.values(cluster.workers ?? {}).filter(
      worker => worker !== undefined && worker.process.pid !== undefined && !worker.isDead(),
    ) as Worker[]
  const close = async () => {
    stopping = true
    await Promise.all(
      all().map(
        worker =>
          new Promise<void>(done => {
            const longest = drainSeconds * 1000 + LAST_REQUESTS
            const kill = setTimeout(() => worker.process.kill('SIGKILL'), longest)
            worker.once('exit', () => {
              clearTimeout(kill)
              done()
            })
            worker.process.kill('SIGTERM')
          }),
      ),
    )
  }
  return {
    /** The workers that run now. */
    all,
    /** The workers as one server, once they have their settings. */
    served: (opened?: Opened): Served => ({
      listen: (port, host) => {
        if (!opened) throw new Error('Workers cannot listen before they have the address of the database')
        task = { ...opened, port, host, workers: count }
        for (const worker of all()) worker.send(task)
        return open
      },
      close,
    }),
  }
}
