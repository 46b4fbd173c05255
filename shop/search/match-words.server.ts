import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { countProducts } from '../catalogue/count-products.server.ts'

/** How a search finds and ranks: a condition, an order, and how many there are. */
export type Match = { where: SQL; rank: SQL; total: number }

const LONGEST = 100
const MOST_WORDS = 8

/** What is searched for: NUL cannot be stored, and nobody means more than 100 characters. */
export const cleanTerm = (term: string) =>
  [...term.replaceAll('\0', ' ').toLowerCase().trim()].slice(0, LONGEST).join('')

/**
 * Finds by whole words (names weigh more than descriptions) or the beginning of the name; where nothing is found,
 * by names that are nearly written so. `extra` narrows it further. Any text is a valid search.
 */
export async function matchWords(database: Database, text: string, extra?: SQL): Promise<Match> {
  const term = cleanTerm(text)
  const query = sql`websearch_to_tsquery('english', ${term})`
  const name = sql`lower(${products.productName})`
  const narrowed = (where: SQL) => (extra ? sql`(${where}) and ${extra}` : where)

  const byWords = narrowed(
    sql`(${products.searchWords} @@ ${query} or ${name} like ${`%${escapeLike(term)}%`})`,
  )
  const total = term === '' ? 0 : await countProducts(database, byWords)
  if (total > 0 || term.length < 3) {
    const rank = sql`ts_rank(${products.searchWords}, ${query}) + word_similarity(${term}, ${name}) desc`
    return { where: term === '' ? sql`false` : byWords, rank, total }
  }
  return matchNearly(database, term, name, narrowed)
}

/** Names in which every word of the term is nearly there; where none is, names in which any is. */
async function matchNearly(
  database: Database,
  term: string,
  name: SQL,
  narrowed: (where: SQL) => SQL,
): Promise<Match> {
  const words = term
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= 3)
    .slice(0, MOST_WORDS)
  if (words.length === 0) return { where: sql`false`, rank: sql`1`, total: 0 }
  const each = words.map(word => sql`${word} <<% ${name}`)
  const rank = sql`${sql.join(
    words.map(word => sql`strict_word_similarity(${word}, ${name})`),
    sql` + `,
  )} desc`
  const all = narrowed(sql.join(each, sql` and `))
  const total = await countProducts(database, all)
  if (total > 0 || words.length === 1) return { where: all, rank, total }
  const any = narrowed(sql`(${sql.join(each, sql` or `)})`)
  return { where: any, rank, total: await countProducts(database, any) }
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, match => `\\${match}`)
