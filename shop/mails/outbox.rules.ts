/** The channels of messages. */
export const messageChannels = ['mail', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]
/** The states of a message: waiting for its first or next attempt, sent, or parked (no longer tried). */
export const messageStates = ['waiting', 'sent', 'parked'] as const

/** Returns the state of a message from its timestamps. */
export const stateOf = ({ sentAt, parkedAt }: { sentAt: Date | null; parkedAt: Date | null }) =>
  sentAt ? 'sent' : parkedAt ? 'parked' : 'waiting'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The lifetime of the link in a message, by template, in milliseconds; after that the link would be dead. */
const linkWorks: Record<string, number> = {
  'prove-email': HOUR,
  'email-in-use': HOUR,
  'reset-password': HOUR,
  'sign-in-code': HOUR,
  'join-staff': 7 * 24 * HOUR,
}
/** The age at which a message is no longer worth reading, in milliseconds. */
const OLDEST = 48 * HOUR

/** True if the link of a message has expired. */
export const isLinkOld = (template: string, createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > (linkWorks[template] ?? Number.POSITIVE_INFINITY)

/** True if a message has waited so long that it would only confuse, or its link has expired. */
export const isTooOld = (template: string, createdAt: Date, now: Date): boolean =>
  isLinkOld(template, createdAt, now) || now.getTime() - createdAt.getTime() > OLDEST

/** The waits before a failed message is retried, in minutes. */
const waits = [1, 5, 15, 60]
/** The number of failed attempts after which a message is not retried. */
export const MOST_TRIES = waits.length + 1

/** The wait after failed attempt number `tries`, in milliseconds; undefined if that was the last one. */
export const waitAfter = (tries: number): number | undefined => {
  const minutes = waits[tries - 1]
  return minutes === undefined ? undefined : minutes * MINUTE
}

/** Mails that promise to be the only one: their reader is forgotten once they are sent. */
const onlyOne: readonly string[] = ['back-in-stock']

/** True if the shop forgets who got a message. */
export const forgetsReader = (template: string): boolean => onlyOne.includes(template)
