import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Choice } from './search-words.rules.ts'

/** The number of words that begin like the last one, and of corrections for a misspelt one. */
const ENDINGS = 8
const CORRECTIONS = 3
/** The least similarity of a correction: "chiken" and "chicken" are 0.5 alike. */
const ALIKE_ENOUGH = 0.35
/** Corrections this much worse than the best are dropped. */
const NEARLY_BEST = 0.1
const SHORTEST_CORRECTED = 3

type Row = { place: number; lexeme: string | null; products: number; exact: boolean; stops: boolean }

/** A typed word: its matches in products, with `exact` for the word itself; `stops` is true for a word like "the". */
export type KnownWord = { typed: string; exact: Choice[]; choices: Choice[]; stops: boolean }

/**
 * Looks words up in those of shown products: as they are; the last one also as the beginning of others, the most frequent
 * ones first, if it has no match or during `typing`.
 */
export async function readKnownWords(
  database: Database,
  words: readonly string[],
  typing: boolean,
): Promise<KnownWord[]> {
  const { rows } = await database.execute<Row>(sql`
    select w.place::int, k.lexeme, k.products::int, k.exact, ts_lexize('english_stem', w.typed) = '{}' as stops
    from unnest(${sql.param(words)}::text[]) with ordinality as w (typed, place)
    left join lateral (
      (select lexeme, sum(in_all) as products, true as exact from product_words
       where lexeme = (ts_lexize('english_stem', w.typed))[1] group by lexeme having sum(in_all) > 0)
      union all
      (select lexeme, sum(in_all), false from product_words
       where w.place = ${words.length} and lexeme is not null
         and word ~>=~ w.typed and word ~<~ (w.typed || chr(1114111))
       group by lexeme having sum(in_names) > 0 order by sum(in_names) desc, lexeme limit ${ENDINGS})
    ) k on true
    order by w.place, k.exact desc, k.products desc, k.lexeme`)
  return words.map((typed, index) => {
    const found = rows.filter(row => row.place === index + 1)
    const choices = new Map<string, Row & Choice>()
    for (const row of found)
      if (row.lexeme !== null && !choices.has(row.lexeme)) choices.set(row.lexeme, row as Row & Choice)
    const exact = [...choices.values()].filter(row => row.exact)
    return {
      typed,
      exact,
      choices: typing || exact.length === 0 ? [...choices.values()] : exact,
      stops: found.some(row => row.stops),
    }
  })
}

/**
 * Returns for each word the similar words of product names, the most similar first; none for words of one or two letters.
 */
export async function readCorrections(database: Database, words: readonly string[]): Promise<Choice[][]> {
  const long = words.map(word => ([...word].length < SHORTEST_CORRECTED ? '' : word))
  const { rows } = await database.execute<Choice & { place: number; alike: number }>(sql`
    select w.place::int, k.lexeme, k.products::int, k.alike
    from unnest(${sql.param(long)}::text[]) with ordinality as w (typed, place)
    cross join lateral (
      select lexeme, sum(in_all) as products, max(similarity(word, w.typed)) as alike from product_words
      where word % w.typed and lexeme is not null group by lexeme having sum(in_names) > 0
      order by alike desc, products desc, lexeme limit ${CORRECTIONS}
    ) k where k.alike >= ${ALIKE_ENOUGH}
    order by w.place, k.alike desc, k.products desc`)
  return words.map((_, index) => {
    const found = rows.filter(row => row.place === index + 1)
    return found.filter(row => row.alike >= (found[0]?.alike ?? 0) - NEARLY_BEST)
  })
}
