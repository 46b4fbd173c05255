import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { IS_SERVING } from './serving-nodes.ts'
import { nodes } from './upkeep.tables.server.ts'

/**
 * A node that serves the shop: its name, the version of its files, the fingerprint of their build, and the newest migration that they
 * know, by its moment.
 */
export type ServingNode = { nodeId: string; name: string; version: string; build: string; migration: number }

/** The seconds between two notes of a node. */
export const NOTE_EVERY = 30

/** Notes that a node serves now. */
export async function noteNode(database: Database, node: ServingNode): Promise<void> {
  await database
    .insert(nodes)
    .values(node)
    .onConflictDoUpdate({ target: nodes.nodeId, set: { seenAt: sql`now()` } })
}

/** Removes a node that ends. */
export async function removeNode(database: Database, nodeId: string): Promise<void> {
  await database.delete(nodes).where(eq(nodes.nodeId, nodeId))
}

const isServing = sql.raw(IS_SERVING)

/** Returns the number of nodes that serve now. */
export const countNodes = (database: Database): Promise<number> => database.$count(nodes, isServing)

/** Returns the nodes that serve now, by name. */
export const servingNodes = (database: Database) =>
  database.select().from(nodes).where(isServing).orderBy(asc(nodes.name))
