import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { editorOf } from '../../catalogue/editing/change-product.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { matchWords } from '../match-words.server.ts'
import { SEARCH_MOST } from '../search.rules.ts'
import { searchPlacements } from '../search.tables.server.ts'
import { plainTerm } from '../search-words.rules.ts'
import { productsByIds } from './placed-products.server.ts'
import {
  FIRST_RESULTS,
  findPlacedTerms,
  findPlacements,
  mostPlacedTerms,
  type Placements,
  savePlacements,
} from './placements.contract.ts'

type Ids = { pinned: number[]; buried: number[] }

async function readPlaced(database: Database, term: string): Promise<Ids> {
  const { productId, place } = searchPlacements
  const rows = await database
    .select({ productId, place })
    .from(searchPlacements)
    .where(eq(searchPlacements.term, term))
    .orderBy(asc(place), asc(productId))
  const of = (some: (at: number) => boolean) => rows.filter(row => some(row.place)).map(row => row.productId)
  return { pinned: of(at => at > 0), buried: of(at => at === 0) }
}

async function showPlacements(database: Database, term: string, words = ''): Promise<Placements> {
  const place = { sort: 'best', page: 1, size: FIRST_RESULTS, most: SEARCH_MOST } as const
  const [placed, { ids }] = await Promise.all([
    readPlaced(database, term),
    matchWords(database, words.trim() ? words : term, place),
  ])
  const known = await productsByIds(database, [...placed.pinned, ...placed.buried, ...ids])
  const named = (some: readonly number[]) => some.flatMap(id => known.get(id) ?? [])
  return { term, pinned: named(placed.pinned), buried: named(placed.buried), results: named(ids) }
}

export const answerFindPlacedTerms = handle(findPlacedTerms, async (_input, { database }) =>
  database
    .select({
      term: searchPlacements.term,
      pinned: sql<number>`count(*) filter (where ${searchPlacements.place} > 0)::int`,
      buried: sql<number>`count(*) filter (where ${searchPlacements.place} = 0)::int`,
    })
    .from(searchPlacements)
    .groupBy(searchPlacements.term)
    .orderBy(asc(searchPlacements.term))
    .limit(mostPlacedTerms),
)

export const answerFindPlacements = handle(findPlacements, ({ term, words }, { database }) =>
  showPlacements(database, plainTerm(term), words),
)

export const answerSavePlacements = handle(
  savePlacements,
  async ({ pinned, buried, seen, ...input }, shop) => {
    const { database, audit } = shop
    const term = plainTerm(input.term)
    if (!term) return refuse(savePlacements, 'BAD_INPUT', undefined, { term: m.settings_needed() })
    const all = [...pinned, ...buried]
    if (new Set(all).size < all.length)
      return refuse(savePlacements, 'BAD_INPUT', undefined, { pinned: m.search_placements_twice() })
    await database.execute(sql`lock table ${searchPlacements} in share row exclusive mode`)
    const before = await readPlaced(database, term)
    if (seen && (seen.pinned.join() !== before.pinned.join() || seen.buried.join() !== before.buried.join()))
      return refuse(savePlacements, 'CHANGED', { placements: await showPlacements(database, term) })
    const known = await productsByIds(database, all)
    if (all.some(id => !known.has(id)))
      return refuse(savePlacements, 'BAD_INPUT', undefined, { pinned: m.search_placements_unknown() })
    await database.delete(searchPlacements).where(eq(searchPlacements.term, term))
    const { updatedBy, updatedDate: updatedAt } = editorOf(shop)
    const rows = [
      ...pinned.map((productId, at) => ({ productId, place: at + 1 })),
      ...buried.map(productId => ({ productId, place: 0 })),
    ]
    if (rows.length > 0)
      await database
        .insert(searchPlacements)
        .values(rows.map(row => ({ ...row, term, updatedBy, updatedAt })))
    await audit.add({
      ...{ action: 'save', subject: 'placed results', subjectId: term },
      ...{ before, after: { pinned, buried } },
    })
    return showPlacements(database, term)
  },
)
