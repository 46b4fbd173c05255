import { statfs } from 'node:fs/promises'
import type { Files } from '../process/files-of.ts'
import { type Asked, type Collected, collectFrom } from './collect-workers.ts'
import { databaseNumbers } from './database-numbers.ts'
import { mergeSamples, type Sample, writeMetrics } from './metrics.ts'
import { type MetricsServer, openMetricsServer } from './metrics-server.ts'
import { samplesOf } from './samples.ts'
import type { Watch } from './watch.ts'

/** The parts of a node whose numbers are read. */
type Parts = {
  port: number
  host: string
  databaseUrl: string
  folder: string
  files: Files
  /** The numbers of the process that opens this. */
  watch: Watch
  /** The workers; undefined if the process that opens this answers requests. */
  workers: (() => readonly Asked[]) | undefined
}

/** Opens the server for Prometheus on a node; a database or a worker that does not answer fails no reading. */
export async function openMetrics({ port, host, ...parts }: Parts): Promise<MetricsServer> {
  const collect = parts.workers && collectFrom(parts.workers)
  const database = databaseNumbers(parts.databaseUrl)
  const { version, build } = parts.files
  const read = async () => {
    const own: Collected = { samples: [], answering: 1, silent: 0 }
    const [collected, stored, disk] = await Promise.all([
      collect?.() ?? own,
      database.read(),
      diskOf(parts.folder),
    ])
    const ofNode: Sample[] = [
      [`souk_build_info{version="${version}",build="${build}"}`, 1],
      ['souk_processes{state="answering"}', collected.answering],
      ['souk_processes{state="silent"}', collected.silent],
    ]
    const ofProcess = samplesOf(parts.watch)
    return writeMetrics(mergeSamples([collected.samples, ofProcess, ofNode, disk, stored]))
  }
  try {
    const server = await openMetricsServer(port, host, read)
    return {
      port: server.port,
      close: async () => {
        await server.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The disk of the data folder, if the node has one. */
async function diskOf(folder: string): Promise<Sample[]> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return []
  return [
    ['souk_disk_bytes{kind="size"}', disk.blocks * disk.bsize],
    ['souk_disk_bytes{kind="free"}', disk.bavail * disk.bsize],
  ]
}
