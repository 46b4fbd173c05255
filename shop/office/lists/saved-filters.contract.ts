import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

/** The number of filters that a person can save for a list. */
const MOST_FILTERS = 20

const list = z.string().regex(/^[a-z-]{1,40}$/)
const savedFilter = z.object({ filterId: z.int(), filterName: z.string(), query: z.string() })
const example = { filterId: 1, filterName: 'To pack today', query: 'status=PRINTED' }

export const findSavedFilters = defineCall({
  does: "Lists the caller's saved filters of an office list, by name.",
  method: 'GET',
  path: '/savedFilters/find/{list}',
  who: 'staff',
  input: z.object({ list }),
  output: z.array(savedFilter),
  example: { input: { list: 'orders' }, output: [example] },
  failures: {},
})

export const saveFilter = defineCall({
  does: `Keeps a filter of a list of the office; one of the same name is replaced. At most ${MOST_FILTERS} a list.`,
  method: 'POST',
  path: '/savedFilters/save',
  who: 'staff',
  input: z.strictObject({
    list,
    filterName: filledLine(60, m.office_filter_needed),
    query: line(1000),
  }),
  output: savedFilter,
  example: {
    input: { list: 'orders', filterName: 'To pack today', query: 'status=PRINTED' },
    output: example,
  },
  failures: { FULL: { status: 409, says: () => m.office_filters_full({ most: MOST_FILTERS }) } },
})

export const deleteSavedFilter = defineCall({
  does: "Deletes one of the caller's saved filters; does nothing if it does not exist or belongs to someone else.",
  method: 'POST',
  path: '/savedFilters/delete/{id}',
  who: 'staff',
  input: z.object({ id }),
  output: z.object({ deleted: z.boolean() }),
  example: { input: { id: 1 }, output: { deleted: true } },
  failures: {},
})

export const savedFiltersCalls = [findSavedFilters, saveFilter, deleteSavedFilter] as const
/** The number of filters that a person can save for a list. */
export const mostFilters = MOST_FILTERS
