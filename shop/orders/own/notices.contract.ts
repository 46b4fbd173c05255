import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { id, wholeNumber } from '../../lib/fields.ts'
import { ownEvent } from './own-event.ts'

const item = z.object({
  productName: z.string(),
  itemStatus: z.string(),
  /** The substitute, if there is one. */
  replacedBy: z.string().nullable(),
})

const notice = z
  .object({
    noticeId: z.int(),
    orderNum: z.string(),
    ...ownEvent.shape,
    pickupType: z.string(),
    /** With the latest notice of an order: its products that were replaced or unavailable. */
    items: z.array(item),
  })
  .meta({ title: 'Notice' })

/** An event of an order, as its customer sees it. */
export type Notice = z.output<typeof notice>

export const findNotices = defineCall({
  does: "Lists events of the caller's orders, newest first, `limit` per page, from page 1.",
  method: 'GET',
  path: '/orders/findNotices',
  who: 'own data',
  input: z.strictObject({
    custId: id.optional(),
    limit: wholeNumber(1, 50).default(15),
    page: wholeNumber(1, 100_000).default(1),
  }),
  output: z.object({ notices: z.array(notice).max(50), totalNoticeCount: z.int() }),
  example: {
    input: { limit: 3 },
    output: {
      notices: [
        {
          noticeId: 7002,
          orderNum: '10012',
          kind: 'STATUS',
          orderStatus: 'OPEN',
          pickupType: 'DELIVERY',
          reason: null,
          byCustomer: false,
          happenedAt: '2026-11-21T10:15:00.000Z',
          items: [{ productName: 'Okra', itemStatus: 'SUBSTITUTED', replacedBy: 'Garden okra' }],
        },
        {
          noticeId: 7001,
          orderNum: '10012',
          kind: 'STATUS',
          orderStatus: 'NEW',
          pickupType: 'DELIVERY',
          reason: null,
          byCustomer: false,
          happenedAt: '2026-11-21T09:30:00.000Z',
          items: [],
        },
      ],
      totalNoticeCount: 2,
    },
  },
  failures: {},
})

export const noticesCalls = [findNotices] as const
