import type { FastifyInstance } from 'fastify'
import { openPool } from '../../database/pool.ts'
import type { AppOptions } from './app-options.ts'
import { type Replica, readReplica, shareOut } from './replica.ts'

/** Opens the replicas that are configured, until the app closes; without notifications of changes none can be trusted. */
export function replicaOf(
  { configuration, pool, changesUrl }: AppOptions,
  app: FastifyInstance,
): Replica | undefined {
  const { DATABASE_REPLICA_URL: urls, DATABASE_PREPARED: prepared } = configuration
  if (!urls || !changesUrl) return undefined
  const open = (url: string) => openPool(url, pool.options.max, { named: prepared === 'yes' })
  const replica = shareOut(urls.map(url => readReplica(open(url), pool)))
  app.addHook('onClose', () => replica.close())
  return replica
}
