import type { MessageChannel } from './outbox.rules.ts'

/** A statement that returns a row if a message is due on one of the channels. */
export const dueMessages = (channels: readonly MessageChannel[]): string =>
  `select 1 from outbox where channel in (${channels.map(channel => `'${channel}'`).join()})
    and sent_at is null and parked_at is null and next_try_at <= now() limit 1`
