import { type SQL, sql } from 'drizzle-orm'
import { contentBlocks } from '../content.tables.server.ts'

/** Selects those of these pages that have published content. */
export const filledPages = (pages: readonly string[]): SQL =>
  sql`select distinct page from ${contentBlocks} where page = any(${sql.param([...pages])}::text[])`
