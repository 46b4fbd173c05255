import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledLine, filledText, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { blockCalls } from './blocks.contract.ts'
import { MOST_OF_NAME } from './contact.rules.ts'
import { draftCalls } from './drafts.contract.ts'
import { hasTenDigits } from './has-ten-digits.ts'
import { newsDeskCalls } from './news-desk.contract.ts'
import { previewCalls } from './previews.contract.ts'

export const findAllNews = defineCall({
  does: 'Lists the items of the news ticker. The last one is the welcome.',
  method: 'GET',
  path: '/newsTracker/findAll',
  who: 'anyone',
  shows: () => ['news', 'settings', 'departments'],
  input: z.object({}),
  output: z.array(z.object({ newsId: z.int(), news: z.string() })),
  example: {
    input: {},
    output: [{ newsId: 1, news: 'Fresh chicken from the morning market, cut while you wait' }],
  },
  failures: {},
})

const tenDigits = filledLine(40, m.content_contact_phone).refine(hasTenDigits, {
  error: () => m.content_contact_phone_digits(),
})

export const mailContact = defineCall({
  does: 'Sends the contact form to the shop only.',
  method: 'POST',
  path: '/email/api/contactEmail',
  alias: ['/api/contactEmail', '/contactEmail'],
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    name: filledLine(MOST_OF_NAME, m.content_contact_name).pipe(
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

export const contentCalls = [
  findAllNews,
  ...newsDeskCalls,
  mailContact,
  ...blockCalls,
  ...draftCalls,
  ...previewCalls,
] as const
