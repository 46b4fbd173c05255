import { createHash } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { contentBlocks } from './content.tables.server.ts'
import type { ContentPageName } from './content-pages.ts'
import { isSameBlock } from './draft-changes.rules.ts'
import { asWritten, type WrittenBlock } from './written-block.ts'

/** Locks a page, so that changes of its blocks wait for each other and none is overwritten unseen. */
export const lockPage = (database: Database, page: string) =>
  database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${page}`}, 0))`)

/** Turns a row of the table into the form that a draft stores. */
function writtenOf(row: typeof contentBlocks.$inferSelect): WrittenBlock {
  const { page: _, position: __, updatedAt: ___, updatedBy: ____, ...written } = row
  return asWritten(written)
}

/**
 * Returns the version of a page's state: the same text for the same blocks in the same order, and another one for any other.
 */
export const versionOf = (written: readonly WrittenBlock[]): string =>
  createHash('sha256')
    .update(JSON.stringify(written.map(block => Object.entries(block).sort())))
    .digest('hex')
    .slice(0, 24)

/** Reads a page as it is published, including blocks that have ended: its rows, its written blocks, and its version. */
export async function readPage(database: Database, page: ContentPageName) {
  const rows = await database
    .select()
    .from(contentBlocks)
    .where(eq(contentBlocks.page, page))
    .orderBy(asc(contentBlocks.part), asc(contentBlocks.position), asc(contentBlocks.blockId))
  const written = rows.map(writtenOf)
  return { rows, written, version: versionOf(written) }
}

/** Replaces the blocks of a page by these, in this order: existing ones keep their identity. Only under `lockPage`. */
export async function replaceBlocks(
  page: ContentPageName,
  wanted: readonly WrittenBlock[],
  { database, clock, caller }: Pick<SignedInShop, 'database' | 'clock' | 'caller'>,
): Promise<void> {
  const { rows } = await readPage(database, page)
  const stood = new Map(rows.map(row => [row.blockId, row]))
  const [updatedAt, updatedBy] = [clock(), caller.custId]
  const reused = new Set<number>()
  for (const [position, block] of wanted.entries()) {
    const { blockId, siteUrl = '', ...rest } = block
    const written = { ...rest, siteUrl }
    const was = blockId === null || reused.has(blockId) ? undefined : stood.get(blockId)
    if (!was) {
      await database.insert(contentBlocks).values({ ...written, page, position, updatedAt, updatedBy })
      continue
    }
    reused.add(was.blockId)
    const same = isSameBlock(writtenOf(was), block)
    if (same && was.position === position) continue
    await database
      .update(contentBlocks)
      .set({ ...written, position, ...(same ? {} : { updatedAt, updatedBy }) })
      .where(eq(contentBlocks.blockId, was.blockId))
  }
  const gone = rows.map(({ blockId }) => blockId).filter(blockId => !reused.has(blockId))
  if (gone.length) await database.delete(contentBlocks).where(inArray(contentBlocks.blockId, gone))
}
