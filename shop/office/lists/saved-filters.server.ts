import { and, asc, count, eq, ne } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { deleteSavedFilter, findSavedFilters, mostFilters, saveFilter } from './saved-filters.contract.ts'
import { savedFilters } from './saved-filters.tables.server.ts'

const { filterId, filterName, query } = savedFilters
const shown = { filterId, filterName, query }

export const answerFindSavedFilters = handle(findSavedFilters, async ({ list }, { database, caller }) =>
  database
    .select(shown)
    .from(savedFilters)
    .where(and(eq(savedFilters.custId, caller.custId), eq(savedFilters.list, list)))
    .orderBy(asc(filterName)),
)

export const answerSaveFilter = handle(saveFilter, async (input, { database, caller, clock }) => {
  const { custId } = caller
  const others = and(
    eq(savedFilters.custId, custId),
    eq(savedFilters.list, input.list),
    ne(filterName, input.filterName),
  )
  const [existing] = await database.select({ filters: count() }).from(savedFilters).where(others)
  if (existing && existing.filters >= mostFilters) return refuse(saveFilter, 'FULL', undefined)
  const [saved] = await database
    .insert(savedFilters)
    .values({ ...input, custId, createdAt: clock() })
    .onConflictDoUpdate({
      target: [savedFilters.custId, savedFilters.list, filterName],
      set: { query: input.query },
    })
    .returning(shown)
  return saved as NonNullable<typeof saved>
})

export const answerDeleteSavedFilter = handle(deleteSavedFilter, async ({ id }, { database, caller }) => {
  const gone = await database
    .delete(savedFilters)
    .where(and(eq(filterId, id), eq(savedFilters.custId, caller.custId)))
    .returning({ filterId })
  return { deleted: gone.length > 0 }
})
