import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

const staffNews = z.object({
  newsId: z.int(),
  news: z.string(),
  position: z.int(),
  /** The moment until which it is shown. */
  endsAt: z.string().nullable(),
  /** The last day on which it is shown, by the shop's clock. */
  lastDay: z.string().nullable(),
  /** True if shoppers no longer see it. */
  ended: z.boolean(),
  /** Sent back with a change: it shows if another person was faster. */
  updatedAt: z.string(),
})
/** An item of the ticker as its editor sees it. */
export type StaffNews = z.output<typeof staffNews>
const allNews = z.array(staffNews)

const example: StaffNews = {
  newsId: 5,
  news: 'Fresh Sindhri mangoes from Monday',
  position: 1,
  endsAt: '2027-07-31T19:00:00.000Z',
  lastDay: '2027-07-31',
  ended: false,
  updatedAt: '2026-11-22T09:00:00.000Z',
}

const notFound = { NOT_FOUND } as const
const changed = {
  status: 409,
  says: () => m.content_news_changed(),
  data: z.object({ items: allNews }),
} as const

export const findNewsForStaff = defineCall({
  does: 'Lists every item of the news ticker in order, including ended ones.',
  method: 'GET',
  path: '/newsTracker/findForStaff',
  who: 'staff: content',
  input: z.strictObject({}),
  output: allNews,
  example: { input: {}, output: [example] },
  failures: {},
})

export const saveNews = defineCall({
  does: 'Adds an item to the news ticker, at the end unless a position is sent, or changes the one with this `newsId`.',
  method: 'POST',
  path: '/newsTracker/save',
  who: 'staff: content',
  input: z.strictObject({
    newsId: id.optional(),
    news: filledLine(300, m.content_news_required),
    position: wholeNumber(0, 1000).optional(),
    /** The moment until which it is shown. */
    endsAt: z.iso.datetime({ offset: true }).nullish(),
    /** Instead of `endsAt`: the last day on which it is shown, by the shop's clock. */
    lastDay: z.iso.date({ error: () => m.content_day_wrong() }).nullish(),
    /** The version that the editor saw: an item that was changed since stays unchanged. */
    updatedAt: z.iso.datetime().optional(),
  }),
  output: staffNews,
  example: { input: { news: example.news, position: 1, lastDay: '2027-07-31' }, output: example },
  failures: { ...notFound, CHANGED: changed },
})

export const arrangeNews = defineCall({
  does: 'Reorders the items of the news ticker. The list must name all of them.',
  method: 'POST',
  path: '/newsTracker/arrange',
  who: 'staff: content',
  input: z.strictObject({ newsIds: z.array(id).max(1000) }),
  output: allNews,
  example: { input: { newsIds: [5] }, output: [example] },
  failures: { CHANGED: changed },
})

export const deleteNews = defineCall({
  does: 'Removes an item from the news ticker.',
  method: 'POST',
  path: '/newsTracker/delete/{id}',
  who: 'staff: content',
  input: z.strictObject({ id }),
  output: z.object({ newsId: z.int() }),
  example: { input: { id: 5 }, output: { newsId: 5 } },
  failures: notFound,
})

export const newsDeskCalls = [findNewsForStaff, saveNews, arrangeNews, deleteNews] as const
