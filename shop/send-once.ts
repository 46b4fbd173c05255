import { type CallAt, type Sent, type SentProblem, send } from './api.ts'
import { tabStorage } from './lib/browser-storage.ts'
import type { InputOf, OutputOf } from './lib/call.ts'
import { m } from './messages/m.ts'

type Name = keyof CallAt

/** Refusals before the content is looked at: who sends it must sign in, wait, or load the page again. */
const aboutTheSender: readonly number[] = [401, 403, 425, 429]

/** True if a problem leaves open whether the change was made: no answer came, or a fault of the shop. */
export const isUndecided = ({ status }: SentProblem): boolean =>
  status < 400 || status >= 500 || status === 408

/** Returns a unique key: 128 random bits. */
const newKey = (): string =>
  // `crypto.randomUUID` is missing on pages without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

const placeOf = (name: Name, about: string | number) => `unanswered ${name} ${about}`

/** True if this tab sent such a change and does not know what became of it: sending it again is safe. */
export const isUnanswered = (name: Name, about: string | number = ''): boolean =>
  tabStorage.get(placeOf(name, about)) !== null

/**
 * Sends a change that must be made once, however often it is sent: a second click, a lost answer, a fault of the shop after
 * the change was made, a reload. Its idempotency key stays in the tab until an answer says what became of the change.
 * `about`: what it changes, so that changes of different things have different keys. If the content was changed after one
 * that did arrive, nothing more is done, and the problem says so.
 */
export async function sendOnce<K extends Name>(
  name: K,
  input: InputOf<CallAt[K]>,
  about: string | number = '',
): Promise<Sent<OutputOf<CallAt[K]>>> {
  const place = placeOf(name, about)
  const before = tabStorage.get(place)
  const key = before ?? newKey()
  tabStorage.set(place, key)
  const sent = await send(name, input, { key })
  const saysNothing = !sent.ok && aboutTheSender.includes(sent.problem.status) && before !== null
  if (sent.ok || !(saysNothing || isUndecided(sent.problem))) tabStorage.remove(place)
  if (sent.ok || sent.problem.type !== '/problems/idempotency-key-reused') return sent
  return { ok: false, problem: { ...sent.problem, title: m.shop_arrived_before() } }
}
