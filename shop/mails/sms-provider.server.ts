import { m } from '../messages/m.ts'
import { SendFailure } from './send-failure.ts'

/** A text message to send: numbers in international form; `key` is the same for each attempt. */
export type Sms = { to: string; from: string; text: string; key: string }

/** A provider that sends text messages. `send` throws a `SendFailure`. */
export type SmsProvider = { send(sms: Sms): Promise<void> }

/** The time limit for a provider's answer, in milliseconds. */
const PATIENCE = 15_000
/** The most that is read of an answer. */
const MOST_READ = 20_000

/** Calls a provider; returns the status and the body, cut to length. Throws a `SendFailure` if there is no answer. */
export async function askProvider(
  address: string,
  request: { headers: Record<string, string>; body: string },
  patience = PATIENCE,
): Promise<{ status: number; text: string }> {
  try {
    // The request contains secrets, so it follows no redirect.
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(address, { method: 'POST', redirect: 'error', signal, ...request })
    return { status: answer.status, text: (await answer.text()).slice(0, MOST_READ) }
  } catch (error) {
    // The provider may have accepted it, so it counts as an attempt.
    if ((error as Error).name === 'TimeoutError') throw new SendFailure('later', m.mails_problem_sms_later())
    throw new SendFailure('away', m.mails_problem_sms_unreachable())
  }
}

/** Throws the failure that a status means, if it is one. `optedOut`: the answer says that the recipient wants no more. */
export function checkStatus(status: number, { optedOut = false } = {}): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403 || status === 404)
    throw new SendFailure('away', m.mails_problem_sms_key())
  if (status === 429) throw new SendFailure('away', m.mails_problem_sms_later())
  if (status >= 500) throw new SendFailure('later', m.mails_problem_sms_later())
  const words = optedOut ? m.mails_problem_no_consent() : m.mails_problem_sms_refused()
  throw new SendFailure('refused', words, { optedOut })
}
