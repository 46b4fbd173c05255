/** By what a message travels. */
export const messageChannels = ['mail', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]
/** Where a message stands: it waits for its first or next attempt, was sent, or is not tried any more. */
export const messageStates = ['waiting', 'sent', 'parked'] as const

/** Where a message stands, by its moments. */
export const stateOf = ({ sentAt, parkedAt }: { sentAt: Date | null; parkedAt: Date | null }) =>
  sentAt ? 'sent' : parkedAt ? 'parked' : 'waiting'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long the link of a message works, by its template, in milliseconds: afterwards a dead link would be sent. */
const linkWorks: Record<string, number> = {
  'prove-email': HOUR,
  'email-in-use': HOUR,
  'reset-password': HOUR,
  'join-staff': 7 * 24 * HOUR,
}
/** Nobody wants to read a message that is older than this, in milliseconds. */
const OLDEST = 48 * HOUR

/** Whether the link of a message has run out. */
export const isLinkOld = (template: string, createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > (linkWorks[template] ?? Number.POSITIVE_INFINITY)

/** Whether a message has waited for so long that sending it would only confuse, or its link has run out. */
export const isTooOld = (template: string, createdAt: Date, now: Date): boolean =>
  isLinkOld(template, createdAt, now) || now.getTime() - createdAt.getTime() > OLDEST

/** How long a message that failed waits for its next try, in minutes. */
const waits = [1, 5, 15, 60]
/** A message that failed so often is not tried again. */
export const MOST_TRIES = waits.length + 1

/** How long a message waits after its `tries`-th try failed, in milliseconds; nothing where that was the last one. */
export const waitAfter = (tries: number): number | undefined => {
  const minutes = waits[tries - 1]
  return minutes === undefined ? undefined : minutes * MINUTE
}
