import { resolve } from 'node:path'
import type { MetricsServer } from '../watch/metrics-server.ts'
import type { Watch } from '../watch/watch.ts'
import type { Configuration } from './configuration.ts'
import type { Files } from './files-of.ts'
import type { callWorkers } from './workers.ts'

/** The parts of a running shop whose numbers can be read. */
type Parts = {
  root: string
  built: Pick<typeof import('./built.ts'), 'loadSamples' | 'loadMetrics'> | undefined
  configuration: Configuration
  directUrl: string
  files: Promise<Files>
  watch: Watch
  workers: ReturnType<typeof callWorkers> | undefined
}

/** Lets Prometheus read the numbers of this node, if a port is set for it. The shop goes on if that port cannot be opened. */
export async function serveMetrics(
  { root, built, configuration, directUrl, files, watch, workers }: Parts,
  say: (line: string) => void,
): Promise<MetricsServer | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host, DATA_FOLDER } = configuration
  if (port === undefined) return undefined
  try {
    const [{ measureLoop }, { openMetrics }] = await Promise.all([
      built?.loadSamples() ?? import('../watch/samples.ts'),
      built?.loadMetrics() ?? import('../watch/open-metrics.ts'),
    ])
    measureLoop(watch)
    const server = await openMetrics({
      port,
      host,
      databaseUrl: directUrl,
      folder: resolve(root, DATA_FOLDER),
      files: await files,
      watch,
      workers: workers?.all,
    })
    say(
      `Prometheus can read the numbers at http://${host.includes(':') ? `[${host}]` : host}:${server.port}/metrics`,
    )
    return server
  } catch (error) {
    say(`Prometheus cannot read the numbers: ${(error as Error).message}`)
    return undefined
  }
}
