import type { Tidying } from '../lib/tidying.ts'
import { pastMonths } from '../settings/past-months.server.ts'

/** Messages that need no more work, after the months that the shop wants. */
export const mailsTidying: Tidying = {
  outbox: `(sent_at is not null or parked_at is not null) and ${pastMonths('created_at', 'messagesMonths')}`,
}
