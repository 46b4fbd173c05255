// A process that answers requests; server/process/workers.ts starts it and sends its settings.
import { join } from 'node:path'
import type { Question } from '../watch/collect-workers.ts'
import { openWatch } from '../watch/watch.ts'
import { appParts, loadBuilt, loadParts, type Served, serveBuilt } from './serve-built.ts'
import type { Report, Task, ToWorker } from './workers.ts'

const root = join(import.meta.dirname, '..', '..')
/** The minimum number of database connections of a worker. */
const LEAST_CONNECTIONS = 4

const built = loadBuilt(root)
built.then(loadParts).catch(() => {}) // reported when it is awaited
const watch = openWatch()
let serving: Promise<Served> | undefined

async function serve({ port, host, workers, ...opened }: Task): Promise<Served> {
  const { openPool, readConfiguration, loadSamples } = await built
  const configuration = readConfiguration()
  if (configuration.METRICS_PORT !== undefined) (await loadSamples()).measureLoop(watch)
  const connections = Math.max(LEAST_CONNECTIONS, Math.floor(configuration.DATABASE_CONNECTIONS / workers))
  const parts = await appParts(root, openPool, configuration, opened, { connections, watch })
  const served = await serveBuilt(root, await built, parts)
  process.send?.({ port: await served.listen(port, host) } satisfies Report)
  return served
}

/** Answers the first process, which adds up the numbers of all workers. */
async function answer({ ask }: Question): Promise<void> {
  const { samplesOf } = await (await built).loadSamples()
  process.send?.({ answers: ask, samples: samplesOf(watch) } satisfies Report)
}

process.on('message', (message: ToWorker) => {
  if ('ask' in message) return void answer(message)
  const task = message
  serving ??= serve(task)
  serving.catch((error: Error) => {
    process.send?.({ failed: error.message } satisfies Report, undefined, undefined, () => process.exit(1))
  })
})

// A terminal's signals reach all processes at once: the parent process decides when to stop.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
let isEnding = false
async function end() {
  if (isEnding) return
  isEnding = true
  const served = await serving?.catch(() => undefined)
  await served?.close()
  process.exit(0)
}
process.on('SIGTERM', end)
