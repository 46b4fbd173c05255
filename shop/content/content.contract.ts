import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledLine, filledText, id, line, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { blockCalls } from './blocks.contract.ts'

export const findAllNews = defineCall({
  does: 'Lists the items of the news ticker; the last one welcomes the visitor.',
  method: 'GET',
  path: '/newsTracker/findAll',
  who: 'anyone',
  shows: () => ['news'],
  input: z.object({}),
  output: z.array(z.object({ newsId: z.int(), news: z.string() })),
  example: { input: {}, output: [{ newsId: 2, news: 'Free delivery on orders from Rs 2,000' }] },
  failures: {},
})

const notFound = { NOT_FOUND: { status: 404, says: () => m.error_not_found() } } as const

export const saveNews = defineCall({
  does: 'Adds an item to the news ticker, or changes the one with this `newsId`.',
  method: 'POST',
  path: '/newsTracker/save',
  who: 'staff: content',
  input: z.strictObject({
    newsId: id.optional(),
    news: filledLine(300, m.content_news_required),
    position: wholeNumber(0, 1000).optional(),
    /** Shown until then. */
    endsAt: z.iso.datetime({ offset: true }).nullish(),
  }),
  output: z.object({ newsId: z.int(), news: z.string() }),
  example: {
    input: { news: 'Fresh Sindhri mangoes from Monday', position: 1, endsAt: '2027-07-31T19:00:00Z' },
    output: { newsId: 5, news: 'Fresh Sindhri mangoes from Monday' },
  },
  failures: notFound,
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

/** Exactly ten digits, however they are grouped. */
const tenDigits = filledLine(40, m.content_contact_phone).refine(
  text => text.replaceAll(/[\s().-]/g, '').match(/^\d{10}$/) !== null,
  { error: () => m.content_contact_phone_digits() },
)

export const mailContact = defineCall({
  does: 'Sends the contact form to the shop, and to nobody else.',
  method: 'POST',
  path: '/email/api/contactEmail',
  alias: ['/api/contactEmail', '/contactEmail'],
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    name: filledLine(20, m.content_contact_name).pipe(
      z.string().min(3, { error: () => m.content_contact_name() }),
    ),
    email: filledLine(254, m.content_contact_email).pipe(
      z.email({ error: () => m.content_contact_email_invalid() }),
    ),
    phone: tenDigits,
    address: filledLine(200, m.content_contact_address),
    subject: filledLine(200, m.content_contact_subject),
    querydata: filledText(4000, m.content_contact_message),
    service: line(200).optional(),
    /** A trap: people do not see this field, programs fill it in. */
    website: line(200).optional(),
  }),
  output: z.object({ mailed: z.literal(true) }),
  example: {
    input: {
      name: 'Amina Yusuf',
      email: 'amina@example.org',
      phone: '(555) 010-1234',
      address: '7 Garden Road, Karachi',
      subject: 'A whole lamb for Eid',
      querydata: 'How early must it be ordered?',
    },
    output: { mailed: true },
  },
  failures: {},
})

export const contentCalls = [findAllNews, saveNews, deleteNews, mailContact, ...blockCalls] as const
