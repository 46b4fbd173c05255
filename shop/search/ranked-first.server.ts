import { type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { volumes, weights } from '../catalogue/unit-sizes.ts'
import type { Amount } from './amounts.rules.ts'
import type { Placed } from './known-words.server.ts'

/** Products with the typed code rank above those of place 1, which rank above all others; those of place 0 below. */
const PLACED = 1_000
const CODED = 2_000
/** More than words can make of a rank. */
const STEP = 10
/** The content of a product fits an amount that differs this much at most. */
const NEARLY = 0.05
/** A product that fits an amount ranks as far above one that does not as one with a word in its name above one with it in its description. */
const FITS = 1

/** The part of a rank for products that staff placed, and for those whose code was typed. */
export function placing(placed: readonly Placed[], coded: readonly number[]): SQL {
  const ranks = new Map(placed.map(({ id, place }) => [id, place === 0 ? -PLACED : PLACED - place * STEP]))
  for (const id of coded) ranks.set(id, CODED)
  if (ranks.size === 0) return sql``
  return sql` + coalesce((select placed_rank from unnest(${sql.param([...ranks.keys()])}::int[], ${sql.param([...ranks.values()])}::int[])
    as ranked (placed_id, placed_rank) where placed_id = ${products.productId}), 0)`
}

/** The grams or millilitres in a thousandth of each unit. */
const sizesOf = (measure: 'g' | 'ml') =>
  sql.join(
    [...(measure === 'g' ? weights : volumes)].map(
      ([unit, size]) => sql`when ${unit} then ${Number(size) / (measure === 'g' ? 1e12 : 1e9)}::float8`,
    ),
    sql` `,
  )

/** The part of a rank for products whose content or name fits one of the amounts. */
export function fitting(amounts: readonly Amount[]): SQL {
  if (amounts.length === 0) return sql``
  const p = products
  const fits = amounts.map(({ measure, amount, texts }) => {
    const written = texts.length > 0 ? `\\y(?:${texts.join('|')})\\y` : ''
    const named = written ? sql`${p.productName} ~* ${written}` : sql`false`
    if (measure === 'pc') return named
    const content = sql`${p.content} * case lower(${p.contentUnit}) ${sizesOf(measure)} end`
    return sql`coalesce(${content} between ${amount * (1 - NEARLY)}::float8 and ${amount * (1 + NEARLY)}::float8, false) or ${named}`
  })
  return sql` + case when ${sql.join(fits, sql` or `)} then ${FITS} else 0 end`
}
