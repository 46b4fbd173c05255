import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledLine, id, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

const keptNews = z.object({
  newsId: z.int(),
  news: z.string(),
  position: z.int(),
  /** Shown until then. */
  endsAt: z.string().nullable(),
  /** The last day on which it is shown, by the clock of the shop. */
  lastDay: z.string().nullable(),
  /** Shoppers no longer see it. */
  ended: z.boolean(),
  /** Sent back with a change: it tells whether somebody else was faster. */
  updatedAt: z.string(),
})
/** An item of the ticker as who writes it sees it. */
export type KeptNews = z.output<typeof keptNews>
const allNews = z.array(keptNews)

const example: KeptNews = {
  newsId: 5,
  news: 'Fresh Sindhri mangoes from Monday',
  position: 1,
  endsAt: '2027-07-31T19:00:00.000Z',
  lastDay: '2027-07-31',
  ended: false,
  updatedAt: '2026-11-22T09:00:00.000Z',
}

const notFound = { NOT_FOUND: { status: 404, says: () => m.error_not_found() } } as const
const changed = {
  status: 409,
  says: () => m.office_content_news_changed(),
  data: z.object({ items: allNews }),
} as const

export const findNewsForStaff = defineCall({
  does: 'Lists every item of the news ticker in its order, those that have ended as well.',
  method: 'GET',
  path: '/newsTracker/findForStaff',
  who: 'staff: content',
  input: z.strictObject({}),
  output: allNews,
  example: { input: {}, output: [example] },
  failures: {},
})

export const saveNews = defineCall({
  does: 'Adds an item to the news ticker, at its end unless a position is sent, or changes the one with this `newsId`.',
  method: 'POST',
  path: '/newsTracker/save',
  who: 'staff: content',
  input: z.strictObject({
    newsId: id.optional(),
    news: filledLine(300, m.content_news_required),
    position: wholeNumber(0, 1000).optional(),
    /** Shown until then. */
    endsAt: z.iso.datetime({ offset: true }).nullish(),
    /** Instead of `endsAt`: shown through this day, by the clock of the shop. */
    lastDay: z.iso.date({ error: () => m.office_content_day_wrong() }).nullish(),
    /** As its writer saw it: it is changed only if nobody did so since. */
    updatedAt: z.iso.datetime().optional(),
  }),
  output: keptNews,
  example: { input: { news: example.news, position: 1, lastDay: '2027-07-31' }, output: example },
  failures: { ...notFound, CHANGED: changed },
})

export const arrangeNews = defineCall({
  does: 'Puts the items of the news ticker in another order; all of them must be named.',
  method: 'POST',
  path: '/newsTracker/arrange',
  who: 'staff: content',
  input: z.strictObject({ newsIds: z.array(id).max(1000) }),
  output: allNews,
  example: { input: { newsIds: [5] }, output: [example] },
  failures: { CHANGED: changed },
})

export const deleteNews = defineCall({
  does: 'Takes an item off the news ticker.',
  method: 'POST',
  path: '/newsTracker/delete/{id}',
  who: 'staff: content',
  input: z.strictObject({ id }),
  output: z.object({ newsId: z.int() }),
  example: { input: { id: 5 }, output: { newsId: 5 } },
  failures: notFound,
})

export const newsDeskCalls = [findNewsForStaff, saveNews, arrangeNews, deleteNews] as const
