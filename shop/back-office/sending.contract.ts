import { z } from 'zod'
import { defineCall } from '../lib/call.ts'

export const findSending = defineCall({
  does: 'Says by what messages leave the shop, whether its own address is known for the links in them, and how every mail looks.',
  method: 'GET',
  path: '/outbox/findSending',
  who: 'staff: messages',
  input: z.strictObject({}),
  output: z.object({
    /** Whether a server for mails, and a provider of text messages, is configured. */
    mail: z.boolean(),
    sms: z.boolean(),
    addressKnown: z.boolean(),
    /** Whom mails come from. */
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
  does: 'Writes a test mail to whoever asks for it.',
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
