import type { FastifyInstance } from 'fastify'
import { openPool } from '../../database/pool.ts'
import type { AppOptions } from './app-options.ts'
import { type Replica, readReplica } from './replica.ts'

/** Opens the replica that is configured, until the app closes; without notifications of changes none can be trusted. */
export function replicaOf(
  { configuration, pool, changesUrl }: AppOptions,
  app: FastifyInstance,
): Replica | undefined {
  const { DATABASE_REPLICA_URL: url, DATABASE_PREPARED: prepared } = configuration
  if (!url || !changesUrl) return undefined
  const replica = readReplica(openPool(url, pool.options.max, { named: prepared === 'yes' }), pool)
  app.addHook('onClose', () => replica.close())
  return replica
}
