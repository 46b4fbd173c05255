import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { type ViewList, viewLists } from './view-lists.rules.ts'

/** The number of views that a person, or all staff together, can have of a list. */
const MOST_VIEWS = 20

const list = z.enum(Object.keys(viewLists) as [ViewList, ...ViewList[]])
const savedView = z
  .object({
    viewId: z.int(),
    name: z.string(),
    /** The filters, order and words of the list, as in its address. */
    query: z.string(),
    /** True if all staff who see the list have it. */
    shared: z.boolean(),
    /** True if the caller may change and delete it. */
    mayChange: z.boolean(),
  })
  .meta({ title: 'SavedView' })
/** A view of a list of the office. */
export type SavedView = z.output<typeof savedView>
const example: SavedView = {
  ...{ viewId: 1, name: 'To pack today', query: 'status=PRINTED', shared: false, mayChange: true },
}

export const findViews = defineCall({
  does: "Lists the caller's views of an office list and those of all staff, by name.",
  method: 'GET',
  path: '/savedViews/find/{list}',
  who: 'staff',
  input: z.object({ list }),
  output: z.array(savedView),
  example: { input: { list: 'orders' }, output: [example] },
  failures: { NOT_FOUND },
})

export const saveView = defineCall({
  does: `Saves a view of a list of the office, for the caller or for all staff; one of the same name is replaced. With a \`viewId\` changes that view. At most ${MOST_VIEWS} a list.`,
  method: 'POST',
  path: '/savedViews/save',
  who: 'staff',
  input: z.strictObject({
    viewId: id.optional(),
    list,
    name: filledLine(60, m.office_views_needed),
    query: line(1000),
    /** For all staff who see the list; only those who may change the settings make and change such views. */
    shared: z.boolean().default(false),
  }),
  output: savedView,
  example: { input: { list: 'orders', name: 'To pack today', query: 'status=PRINTED' }, output: example },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    FULL: { status: 409, says: () => m.office_views_full({ most: MOST_VIEWS }) },
    NOT_YOURS: { status: 403, says: () => m.office_views_not_yours() },
  },
})

export const deleteView = defineCall({
  does: 'Deletes a view; does nothing if it does not exist or the caller may not change it.',
  method: 'POST',
  path: '/savedViews/delete/{id}',
  who: 'staff',
  input: z.object({ id }),
  output: z.object({ deleted: z.boolean() }),
  example: { input: { id: 1 }, output: { deleted: true } },
  failures: {},
})

export const savedViewsCalls = [findViews, saveView, deleteView] as const
/** The number of views that a person, or all staff together, can have of a list. */
export const mostViews = MOST_VIEWS
