import type { Pool } from 'pg'
import { storeAssets } from '../pages/store-assets.ts'

/** The hours between two notes that this node has its files: without them they are deleted after some days. */
const EVERY = 6

/** Keeps the built files of `folder` stored while this node serves. `report` gets the error of a database that does not answer. */
export function keepAssets(pool: Pool, folder: string, report: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void storeAssets(pool, folder).catch(report), EVERY * 3_600_000)
  return { stop: () => clearInterval(timer) }
}
