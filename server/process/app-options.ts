import type { Pool } from 'pg'
import type { ServerBuild } from 'react-router'
import type { DocumentScripts } from '../../shop/front/frame/documents/document-scripts.ts'
import type { Watch } from '../watch/watch.ts'
import type { Configuration } from './configuration.ts'

/** The parts that an app is made of. */
export type AppOptions = {
  configuration: Configuration
  secret: string
  version: string
  pool: Pool
  clock?: () => Date
  /** The built screens; left out if only the calls are needed. */
  screens?: ServerBuild
  /** The scripts of documents; left out if no page may be one. */
  documentScripts?: DocumentScripts | undefined
  /** The folder of the built browser files; left out during development, when Vite serves them. */
  assets?: string
  developing?: boolean
  /** True if this process is going to stop listening: it still answers, and says so. */
  isLeaving?: () => boolean
  /** The world file that the shop's own map is drawn from. */
  world?: string
  /** The database to listen to for changes; pages are cached only if it is set. */
  changesUrl?: string | undefined
  /** The numbers that this app counts; its own if not given. */
  watch?: Watch
  /** The destination of log lines; standard output by default. */
  log?: { write(line: string): void }
}
