import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { countProducts } from '../catalogue/count-products.server.ts'

/** How a search finds and ranks: a condition, an order, and how many there are. */
export type Match = { where: SQL; rank: SQL; total: number }

const LONGEST = 100

/** What is searched for: NUL cannot be stored, and nobody means more than 100 characters. */
export const cleanTerm = (term: string) => [...term.replaceAll('\0', ' ').toLowerCase().trim()].slice(0, LONGEST).join('')

/**
 * Finds by whole words (names weigh more than descriptions) or the beginning of the name; where nothing is found,
 * by names that are nearly written so. `extra` narrows it further. Any text is a valid search.
 */
export async function matchWords(database: Database, text: string, extra?: SQL): Promise<Match> {
  const term = cleanTerm(text)
  const query = sql`websearch_to_tsquery('english', ${term})`
  const name = sql`lower(${products.productName})`
  const narrowed = (where: SQL) => (extra ? sql`(${where}) and ${extra}` : where)

  const byWords = narrowed(sql`(${products.searchWords} @@ ${query} or ${name} like ${`%${escapeLike(term)}%`})`)
  const total = term === '' ? 0 : await countProducts(database, byWords)
  if (total > 0 || term.length < 3) {
    const rank = sql`ts_rank(${products.searchWords}, ${query}) + word_similarity(${term}, ${name}) desc`
    return { where: term === '' ? sql`false` : byWords, rank, total }
  }
  const nearly = narrowed(sql`${term} <% ${name}`)
  return { where: nearly, rank: sql`word_similarity(${term}, ${name}) desc`, total: await countProducts(database, nearly) }
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, match => `\\${match}`)
