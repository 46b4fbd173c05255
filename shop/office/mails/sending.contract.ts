import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'

export const findSending = defineCall({
  does: "Answers how messages are sent, whether the shop's address is known for links, and a preview of every e-mail.",
  method: 'GET',
  path: '/outbox/findSending',
  who: 'staff: messages',
  input: z.strictObject({}),
  output: z.object({
    /** True if a mail server, or a provider of text messages, is configured. */
    mail: z.boolean(),
    sms: z.boolean(),
    addressKnown: z.boolean(),
    /** The sender of mails. */
    sender: z.string(),
    templates: z.array(z.object({ template: z.string(), subject: z.string() })),
  }),
  example: {
    input: {},
    output: {
      mail: true,
      sms: false,
      addressKnown: true,
      sender: 'Souk <salam@souk.example>',
      templates: [{ template: 'order-placed', subject: 'Your order 10012 at Souk' }],
    },
  },
  failures: {},
})

export const sendTest = defineCall({
  does: 'Sends a test e-mail to the caller.',
  method: 'POST',
  path: '/outbox/sendTest',
  who: 'staff: messages',
  limited: true,
  input: z.strictObject({}),
  output: z.object({ messageId: z.int(), recipient: z.string() }),
  example: { input: {}, output: { messageId: 12, recipient: 'zainab@example.org' } },
  failures: {},
})

export const sendingCalls = [findSending, sendTest] as const
