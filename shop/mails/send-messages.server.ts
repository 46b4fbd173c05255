import type { Database } from '../../database/pool.ts'
import { m } from '../messages/m.ts'
import { readStaffSettings } from '../settings/read-settings.server.ts'
import { claimMessages, isDue } from './claim-messages.server.ts'
import { type MessageChannel, waitAfter } from './outbox.rules.ts'
import { outbox } from './outbox.tables.server.ts'
import type { MessageRow } from './read-facts.server.ts'
import { SendFailure } from './send-failure.ts'
import { sendOne } from './send-one.server.ts'
import type { Senders } from './senders.server.ts'
import { markSent, parkMessage, tryLater } from './settle-message.server.ts'

/** The counts by result; `away`: channels on which nothing can be sent at the moment. */
export type SentCounts = { sent: number; later: number; parked: number; away: MessageChannel[] }

/** The number of messages claimed at once, and sent at once. */
const AT_ONCE = 20
const TOGETHER: Record<MessageChannel, number> = { mail: 4, sms: 2 }
/** The longest run, in milliseconds; the rest is left to the next run. */
const LONGEST_RUN = 240_000
/** The delay before a retry while the server is away, in milliseconds. */
const WHILE_AWAY = 60_000

/** Sends due messages, some at a time. Returns counts only, never content or recipients. */
export async function sendMessages(senders: Senders): Promise<SentCounts> {
  const counts: SentCounts = { sent: 0, later: 0, parked: 0, away: [] }
  const until = Date.now() + LONGEST_RUN
  const channels = (['mail', 'sms'] as const).filter(
    channel => senders[channel === 'mail' ? 'mailer' : channel],
  )
  for (const channel of channels)
    while (!senders.isStopping() && Date.now() < until && !counts.away.includes(channel)) {
      const rows = await senders.inTransaction(database => claimMessages(database, channel, AT_ONCE))
      if (!rows.length && !(await isMore(senders, channel))) break
      await sendBatch(senders, channel, rows, counts)
    }
  return counts
}

/** Every message of a batch may have exceeded a limit: then more may be due. */
const isMore = async ({ database }: Senders, channel: MessageChannel): Promise<boolean> =>
  (await database.$count(outbox, isDue(channel))) > 0

async function sendBatch(
  senders: Senders,
  channel: MessageChannel,
  rows: MessageRow[],
  counts: SentCounts,
): Promise<void> {
  const settings = await readStaffSettings(senders.database)
  const queue = [...rows]
  const work = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const away = counts.away.includes(channel)
      if (away || senders.isStopping()) {
        await tryLater(senders.database, row, {
          problem: row.problem,
          wait: away ? WHILE_AWAY : 0,
          uncounted: true,
        })
        continue
      }
      const became = await settle(senders, row, () => sendOne(senders, row, settings))
      if (became) senders.note?.('a message was tried', { message: row.messageId, channel, became })
      if (became === 'away') {
        if (!counts.away.includes(channel)) counts.away.push(channel)
      } else if (became) counts[became] += 1
    }
  }
  await Promise.all(Array.from({ length: TOGETHER[channel] }, work))
}

/** Makes one attempt and stores its result. */
async function settle(
  { database, report }: Senders,
  row: MessageRow,
  attempt: () => Promise<'sent' | 'not mine'>,
): Promise<'sent' | 'later' | 'parked' | 'away' | undefined> {
  try {
    if ((await attempt()) === 'not mine') {
      // Too little time of the claim was left, so the message is released to the next sender.
      await tryLater(database, row, { problem: row.problem, wait: 0, uncounted: true })
      return undefined
    }
  } catch (error) {
    const known = error instanceof SendFailure
    if (!known) report(error)
    const { kind, words } = known ? error : { kind: 'later' as const, words: undefined }
    return settleFailure(database, row, kind, words)
  }
  await markSent(database, row)
  return 'sent'
}

async function settleFailure(
  database: Database,
  row: MessageRow,
  kind: SendFailure['kind'],
  words: string | undefined,
): Promise<'later' | 'parked' | 'away'> {
  const problem = words ?? m.mails_problem_bug()
  if (kind === 'away') {
    await tryLater(database, row, { problem, wait: WHILE_AWAY, uncounted: true })
    return 'away'
  }
  const wait = kind === 'later' ? waitAfter(row.attempts) : undefined
  if (wait === undefined) {
    await parkMessage(database, row, problem)
    return 'parked'
  }
  await tryLater(database, row, { problem, wait })
  return 'later'
}
