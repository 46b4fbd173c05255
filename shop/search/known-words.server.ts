import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import { productsWithTypedCode, typedCode } from '../catalogue/codes/products-with-typed-code.server.ts'
import { searchPlacements, searchSynonyms, searchTerms } from './search.tables.server.ts'
import { allOf, anyChoice, anyOf, type Choice, isParticle, type Meant } from './search-words.rules.ts'
import { lookedUp, type Run, runsWithSynonyms, type SynonymGroup } from './synonym-runs.rules.ts'

/** The number of words that begin like the last one, and of corrections for a misspelt one. */
const ENDINGS = 8
const CORRECTIONS = 3
/** The least similarity of a correction: "chiken" and "chicken" are 0.5 alike. */
const ALIKE_ENOUGH = 0.35
/** Corrections this much worse than the best are dropped. */
const NEARLY_BEST = 0.1
const SHORTEST_CORRECTED = 3
/** The least similarity of a word that is offered in place of a known one. */
const SIMILAR_ENOUGH = 0.45
/** The least similarity of a term of staff; above that of the operator `%`, which finds terms by their index. */
const TERM_ALIKE = 0.45

/** The most groups of synonyms that a search reads. */
const MOST_GROUPS = 24

type Row = { place: number; lexeme: string | null; products: number; exact: boolean; stops: boolean }
/** A word of a synonym, as search finds it; `lexeme` is null for words like "the". */
type Meaning = { word: string; lexeme: string | null; products: number }
type Found = { known: Row[]; groups: SynonymGroup[]; meanings: Meaning[]; placed: Placed[]; coded: number[] }

const stem = (word: SQL) => sql`(ts_lexize('english_stem', ${word}))[1]`

/** The typed words, as a placeholder. */
const words = sql`${sql.placeholder('words')}::text[]`

/** A word that may be misspelt; empty if it is too short for that. */
const correctable = (word: string): string => ([...word].length < SHORTEST_CORRECTED ? '' : word)

/** The words of the table `meant`, as search finds them. */
const meanings = sql`(select coalesce(json_agg(json_build_object('word', word, 'lexeme', ${stem(sql`word`)}, 'products',
  (select coalesce(sum(in_all), 0) from product_words k where k.lexeme = ${stem(sql`meant.word`)}))), '[]') from meant)`

/** A typed word: its matches in products, with `exact` for the word itself; `stops` is true for a word like "the". */
export type KnownWord = { typed: string; exact: Choice[]; choices: Choice[]; stops: boolean }

/** A product that staff put in a place of the results: from 1 on at their beginning, 0 is the end. */
export type Placed = { id: number; place: number }

/** All that the database knows about a search: each word, the synonyms, the placed products and those with the typed code. */
export type KnownSearch = {
  words: KnownWord[]
  runs: (Run & { synonyms: Meant[] })[]
  placed: Placed[]
  coded: number[]
}

type Asked = {
  words: readonly string[]
  /** The terms whose placed products count. */
  terms: readonly string[]
  /** The whole text, in case it is a code. */
  text: string
  typing: boolean
}

const findKnown = prepareSql<Found>(
  'known search',
  () => sql`
    with known as (
      select w.place::int, k.lexeme, k.products::int, k.exact, ts_lexize('english_stem', w.typed) = '{}' as stops
      from unnest(${words}) with ordinality as w (typed, place)
      left join lateral (
        (select lexeme, sum(in_all) as products, true as exact from product_words
         where lexeme = ${stem(sql`w.typed`)} group by lexeme having sum(in_all) > 0)
        union all
        (select lexeme, sum(in_all), false from product_words
         where w.place = cardinality(${words}) and lexeme is not null
           and word ~>=~ w.typed and word ~<~ (w.typed || chr(1114111))
         group by lexeme having sum(in_names) > 0 order by sum(in_names) desc, lexeme limit ${ENDINGS})
      ) k on true
    ), groups as materialized (
      select terms, mutual from ${searchSynonyms} where terms && ${sql.placeholder('runs')}::text[] limit ${MOST_GROUPS}
    ), meant as materialized (
      select distinct word from groups, unnest(groups.terms) term, string_to_table(term, ' ') word
    )
    select
      (select coalesce(json_agg(k order by place, exact desc, products desc, lexeme), '[]') from known k) as known,
      (select coalesce(json_agg(g), '[]') from groups g) as groups,
      ${meanings} as meanings,
      (select coalesce(json_agg(json_build_object('id', product_id, 'place', place) order by place, product_id), '[]')
        from ${searchPlacements} where term = any(${sql.placeholder('terms')}::text[])) as placed,
      array(${productsWithTypedCode()}) as coded`,
)

/**
 * Looks words up in those of shown products: as they are; the last one also as the beginning of others, the most frequent
 * ones first, if it has no match or during `typing`. Reads what staff say about these words in the same statement.
 */
export async function readKnownSearch(
  database: Database,
  { words, terms, text, typing }: Asked,
): Promise<KnownSearch> {
  const asked = { words, runs: lookedUp(words), terms, ...typedCode(text) }
  const [{ known, groups, placed, coded, ...found }] = (await findKnown(database, asked)) as [Found]
  const products = new Map(found.meanings.map(one => [one.word, one]))
  const runs = runsWithSynonyms(words, groups).map(({ synonyms, ...run }) => ({
    ...run,
    synonyms: synonyms.flatMap(term => meantBy(term, products) ?? []),
  }))
  return {
    words: words.map((typed, index) =>
      knownWord(
        typed,
        known.filter(row => row.place === index + 1),
        typing,
      ),
    ),
    runs: runs.filter(({ synonyms }) => synonyms.length > 0),
    placed,
    coded,
  }
}

function knownWord(typed: string, found: readonly Row[], typing: boolean): KnownWord {
  const choices = new Map<string, Row & Choice>()
  for (const row of found)
    if (row.lexeme !== null && !choices.has(row.lexeme)) choices.set(row.lexeme, row as Row & Choice)
  const exact = [...choices.values()].filter(row => row.exact)
  return {
    typed,
    exact,
    choices: typing || exact.length === 0 ? [...choices.values()] : exact,
    stops: isParticle(typed) || found.some(row => row.stops),
  }
}

/** Returns what a synonym finds; undefined if no product has all of its words. */
function meantBy(term: string, meanings: ReadonlyMap<string, Meaning>): Meant | undefined {
  const parts: Meant[] = []
  for (const word of term.split(' ')) {
    const { lexeme, products } = meanings.get(word) ?? { lexeme: null, products: 0 }
    if (lexeme === null) continue
    if (products === 0) return undefined
    parts.push(anyChoice([{ lexeme, products }]))
  }
  return parts.length === 0 ? undefined : allOf(parts)
}

/** The meaning of a misspelt word: similar words of names, or a similar term with its synonyms; `word` is the most similar. */
export type Correction = { meant: Meant; word: string }

type Similar = Choice & { place: number; alike: number; word: string }
type SimilarTerm = SynonymGroup & { place: number; alike: number; term: string }

const findCorrections = prepareSql<{ similar: Similar[]; terms: SimilarTerm[]; meanings: Meaning[] }>(
  'corrections',
  () => sql`
    with typed as (select * from unnest(${words}) with ordinality as w (typed, place)),
    near as (
      select w.place::int, k.lexeme, k.products::int, k.alike, k.word from typed w cross join lateral (
        select a.lexeme, a.alike, a.word, sum(k.in_all) as products from (
          select lexeme, max(similarity(word, w.typed)) as alike,
            (array_agg(word order by similarity(word, w.typed) desc, word))[1] as word
          from product_words where word % w.typed and lexeme is not null group by lexeme
        ) a join product_words k on k.lexeme = a.lexeme
        group by a.lexeme, a.alike, a.word having sum(k.in_names) > 0
        order by a.alike desc, products desc, a.lexeme limit ${CORRECTIONS}
      ) k where k.alike >= ${ALIKE_ENOUGH}
    ), terms as materialized (
      select distinct on (w.place) w.place::int, t.term, t.alike, s.terms, s.mutual
      from typed w cross join lateral (
        select term, similarity(term, w.typed) as alike from ${searchTerms}
        where term % w.typed and similarity(term, w.typed) >= ${TERM_ALIKE}
        order by alike desc, term limit 1
      ) t join ${searchSynonyms} s on s.terms @> array[t.term] and (s.mutual or s.terms[1] = t.term)
      order by w.place, s.synonym_id
    ), meant as materialized (
      select distinct word from terms, unnest(terms.terms) one, string_to_table(one, ' ') word
    )
    select (select coalesce(json_agg(s order by place, alike desc, products desc), '[]') from near s) as "similar",
      (select coalesce(json_agg(t), '[]') from terms t) as terms, ${meanings} as meanings`,
)

/** Returns for each word what it means if it is misspelt; nothing for words of one or two letters. */
export async function readCorrections(
  database: Database,
  words: readonly string[],
): Promise<(Correction | undefined)[]> {
  const [row] = await findCorrections(database, { words: words.map(correctable) })
  const { similar = [], terms = [], meanings: found = [] } = row ?? {}
  const meaningOf = new Map(found.map(one => [one.word, one]))
  return words.map((_, index) => {
    const alike = similar.filter(({ place }) => place === index + 1)
    const [best] = alike
    const near = terms.find(({ place }) => place === index + 1)
    const synonyms = (near?.terms ?? []).flatMap(term => meantBy(term, meaningOf) ?? [])
    if (near && synonyms.length > 0 && near.alike >= (best?.alike ?? 0))
      return { word: near.term, meant: anyOf(synonyms) }
    const chosen = alike.filter(one => one.alike >= (best?.alike ?? 0) - NEARLY_BEST)
    return best && { word: best.word, meant: anyChoice(chosen) }
  })
}

/** Returns for each word the most similar other word of product names, and the number of products that have it. */
export async function readSimilar(
  database: Database,
  words: readonly string[],
): Promise<({ word: string; products: number } | undefined)[]> {
  const { rows } = await database.execute<{ place: number; word: string; products: number }>(sql`
    select w.place::int, k.word, k.products::int from unnest(${sql.param(words.map(correctable))}::text[]) with ordinality as w (typed, place)
    cross join lateral (
      select sum(in_all) as products, (array_agg(word order by similarity(word, w.typed) desc, word))[1] as word
      from product_words where word % w.typed and lexeme <> ${stem(sql`w.typed`)}
        and similarity(word, w.typed) >= ${SIMILAR_ENOUGH}
      group by lexeme having sum(in_names) > 0 order by products desc, word limit 1
    ) k`)
  return words.map((_, index) => rows.find(({ place }) => place === index + 1))
}
