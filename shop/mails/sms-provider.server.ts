import { m } from '../messages/m.ts'
import { SendFailure } from './send-failure.ts'

/** A text message on its way: numbers in international form; `key` is the same for each try. */
export type Sms = { to: string; from: string; text: string; key: string }

/** Who carries text messages. `send` throws a `SendFailure`. */
export type SmsProvider = { send(sms: Sms): Promise<void> }

/** How long a provider may take, in milliseconds. */
const PATIENCE = 15_000
/** Of an answer no more than this is read. */
const MOST_READ = 20_000

/** Asks a provider; answers the status and what it says, cut. Where nobody answers, that is the failure. */
export async function askProvider(
  address: string,
  request: { headers: Record<string, string>; body: string },
  patience = PATIENCE,
): Promise<{ status: number; text: string }> {
  try {
    // What is secret goes to this address and to no other.
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(address, { method: 'POST', redirect: 'error', signal, ...request })
    return { status: answer.status, text: (await answer.text()).slice(0, MOST_READ) }
  } catch (error) {
    // It may have been taken: that is a try.
    if ((error as Error).name === 'TimeoutError') throw new SendFailure('later', m.mails_problem_sms_later())
    throw new SendFailure('away', m.mails_problem_sms_unreachable())
  }
}

/** What a status says; nothing where the message was taken. `optedOut`: the answer says that they want no more. */
export function checkStatus(status: number, { optedOut = false } = {}): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403 || status === 404)
    throw new SendFailure('away', m.mails_problem_sms_key())
  if (status === 429) throw new SendFailure('away', m.mails_problem_sms_later())
  if (status >= 500) throw new SendFailure('later', m.mails_problem_sms_later())
  const words = optedOut ? m.mails_problem_no_consent() : m.mails_problem_sms_refused()
  throw new SendFailure('refused', words, { optedOut })
}
