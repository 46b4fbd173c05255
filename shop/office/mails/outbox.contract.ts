import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { messageChannels, messageStates } from '../../mails/outbox.rules.ts'
import { m } from '../../messages/m.ts'

const message = z
  .object({
    messageId: z.int(),
    channel: z.enum(messageChannels),
    template: z.string(),
    recipient: z.string(),
    state: z.enum(messageStates),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
    attempts: z.int(),
    /** The time of the next attempt, if there was one before. */
    nextTryAt: z.string().nullable(),
    /** The reason why the last attempt failed. */
    problem: z.string().nullable(),
  })
  .meta({ title: 'OutboxMessage' })
/** A message as staff see it. */
export type OutboxRow = z.output<typeof message>

const notFound = { NOT_FOUND } as const
const example: OutboxRow = {
  messageId: 12,
  channel: 'mail',
  template: 'order-placed',
  recipient: 'zainab@example.org',
  state: 'waiting',
  createdAt: '2026-11-21T09:30:00.000Z',
  sentAt: null,
  attempts: 0,
  nextTryAt: null,
  problem: null,
}

export const findOutbox = defineCall({
  does: 'Lists e-mails and text messages with their state, newest first. Filters: recipient, channel, state and subject.',
  method: 'GET',
  path: '/outbox/find',
  who: 'staff: messages',
  input: z.strictObject({
    ...listFields(['time'], '-time'),
    channel: z.enum(messageChannels).optional(),
    state: z.enum(messageStates).optional(),
    template: line(60).optional(),
  }),
  output: listOf(message),
  example: { input: { state: 'waiting' }, output: { rows: [example], total: 1 } },
  failures: {},
})

export const findMessageText = defineCall({
  does: 'Answers the text of a message as the recipient gets it, without the secrets of its links.',
  method: 'GET',
  path: '/outbox/text/{id}',
  who: 'staff: messages',
  input: z.object({ id }),
  output: message.extend({ subject: z.string(), text: z.string() }),
  example: {
    input: { id: 12 },
    output: {
      ...example,
      subject: 'Your order 10012 at Souk',
      text: 'Salam Zainab,\n\nthank you for your order 10012.',
    },
  },
  failures: notFound,
})

export const sendMessageAgain = defineCall({
  does: 'Sends a message again: retries a parked message, or sends a sent message a second time.',
  method: 'POST',
  path: '/outbox/sendAgain/{id}',
  who: 'staff: messages',
  input: z.object({ id }),
  output: message,
  example: { input: { id: 12 }, output: example },
  failures: {
    ...notFound,
    LINK_OLD: { status: 409, says: () => m.office_outbox_link_old() },
    STILL_WAITING: { status: 409, says: () => m.office_outbox_still_waiting() },
  },
})

export const outboxCalls = [findOutbox, findMessageText, sendMessageAgain] as const
