import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledLine, id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

/** So many filters somebody keeps of a list. */
const MOST_FILTERS = 20

const list = z.string().regex(/^[a-z-]{1,40}$/)
const savedFilter = z.object({ filterId: z.int(), filterName: z.string(), query: z.string() })
const example = { filterId: 1, filterName: 'To pack today', query: 'status=PRINTED' }

export const findSavedFilters = defineCall({
  does: 'Lists the filters that whoever asks keeps of a list of the office, by name.',
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
  does: 'Forgets one of the filters of whoever asks; one that is not theirs, or not there, is left alone.',
  method: 'POST',
  path: '/savedFilters/delete/{id}',
  who: 'staff',
  input: z.object({ id }),
  output: z.object({ deleted: z.boolean() }),
  example: { input: { id: 1 }, output: { deleted: true } },
  failures: {},
})

export const savedFiltersCalls = [findSavedFilters, saveFilter, deleteSavedFilter] as const
/** How many of a list somebody keeps at most. */
export const mostFilters = MOST_FILTERS
