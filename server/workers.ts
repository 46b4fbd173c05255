import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import type { Served, Told } from './serve-built.ts'

/** What a worker is told before it serves. */
export type Task = Told & { port: number; host: string; workers: number }
/** What a worker says: that it listens, or why it cannot. */
export type Report = { port: number } | { failed: string }

/** A worker that ends by itself is replaced after this many milliseconds, longer each time while none comes up. */
const FIRST_WAIT = 200
const LONGEST_WAIT = 10_000
/** Requests that still run when the shop stops have this long. */
const LAST_REQUESTS = 15_000

/**
 * Starts `count` processes that answer requests behind one port; they load their code at once and wait to be told where
 * the database is. One that ends is replaced. They end with this process, also when it is killed.
 */
export function callWorkers(count: number, say: (line: string) => void) {
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
  open.catch(() => {}) // told to who listens

  const start = () => {
    const worker = cluster.fork()
    worker.on('error', error => {
      say(`A worker does not answer: ${error.message}`)
      if (worker.process.pid === undefined) startLater()
    })
    if (task) worker.send(task)
    worker.on('message', (report: Report) => {
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
    say(`A worker ended (${signal ?? code}); another one takes its place.`)
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
            const kill = setTimeout(() => worker.process.kill('SIGKILL'), LAST_REQUESTS)
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
    /** The workers as one server, once they are told. */
    served: (told?: Told): Served => ({
      listen: (port, host) => {
        if (!told) throw new Error('Workers cannot listen before they know the database')
        task = { ...told, port, host, workers: count }
        for (const worker of all()) worker.send(task)
        return open
      },
      close,
    }),
  }
}
