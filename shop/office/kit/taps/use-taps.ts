import { useEffect, useRef, useState } from 'react'
import { type CallAt, type Sent, type SentProblem, send } from '../../../api.ts'
import type { OutputOf } from '../../../lib/call.ts'
import { useSession } from '../../../ui/session.ts'
import { useAskingAgain } from '../../../ui/use-asking-again.ts'
import { isToSend, NOT_SENT, readTaps, storeTaps, type Tap, type UnsavedTap } from './taps.ts'

/** The interval between attempts while there is no connection, in milliseconds. */
const TRY_EVERY = 30_000

/** True if no answer came at all. */
const isOffline = ({ status }: SentProblem) => status === 0

type Answer<K extends keyof CallAt> = OutputOf<CallAt[K]>
type Hooks<K extends keyof CallAt> = {
  /** Receives each answer. */
  done: (answer: Answer<K>, tap: Tap<K>) => void
  /** Runs after each attempt, with whether it was answered. */
  after: (isAnswered: boolean) => void
  /** True if a refusal says that things are as the tap wants them: its first answer was lost, or another person did the same. */
  isSo?: (tap: Tap<K>, problem: SentProblem) => boolean
  /** True if a tap may arrive only after an older one. Taps about other things are sent side by side. */
  isAfter?: (tap: Tap<K>, older: Tap<K>) => boolean
}

/**
 * Sends taps, and stores them by their place and the person until the shop has confirmed them. Failed ones stay in `unsaved` until
 * they are sent again or forgotten. Those without an answer are sent again in their order when the connection is back, and a tap waits
 * for an older one that it comes after: their calls must refuse a change of something that has changed since, or change nothing the second time.
 */
export function useTaps<K extends keyof CallAt>(place: string, hooks: Hooks<K>) {
  const custId = useSession()?.custId
  const [waiting, setWaiting] = useState(() => readTaps<K>({ place, custId }))
  const [sending, setSending] = useState<readonly string[]>([])
  // The taps as they are now, also between two renderings.
  const now = useRef({ waiting, sending })
  const latest = useRef(hooks)
  useEffect(() => {
    latest.current = hooks
  })
  const change = (next: (before: UnsavedTap<K>[]) => UnsavedTap<K>[]) => {
    now.current.waiting = next(now.current.waiting)
    storeTaps({ place, custId }, now.current.waiting)
    setWaiting(now.current.waiting)
  }
  const changeSending = (next: readonly string[]) => {
    now.current.sending = next
    setSending(next)
  }
  const forget = (concerns: string) => change(before => before.filter(one => one.concerns !== concerns))

  /** The older taps that a tap must wait for. */
  const olderOf = (tap: UnsavedTap<K>): UnsavedTap<K>[] => {
    const all = now.current.waiting
    return all.slice(0, Math.max(0, all.indexOf(tap))).filter(older => latest.current.isAfter?.(tap, older))
  }
  const isBeingSent = ({ concerns }: UnsavedTap<K>) => now.current.sending.includes(concerns)
  const isReady = (tap: UnsavedTap<K>) =>
    !isBeingSent(tap) && !olderOf(tap).some(older => isBeingSent(older) || isToSend(older))

  /** Sends a stored tap; resolves to whether it was saved. */
  async function sendOne(wanted: UnsavedTap<K>): Promise<boolean> {
    const { concerns, call, input } = wanted
    changeSending([...now.current.sending, concerns])
    const sent: Sent<Answer<K>> = await send(call as K, input as never)
    changeSending(now.current.sending.filter(one => one !== concerns))
    const { done, after, isSo } = latest.current
    const isSaved = sent.ok || Boolean(isSo?.(wanted, sent.problem))
    // A newer tap about the same thing has its own turn.
    change(before =>
      before.flatMap(one =>
        one !== wanted ? one : sent.ok || isSaved ? [] : { ...one, problem: sent.problem },
      ),
    )
    if (sent.ok) done(sent.answer, wanted)
    after(sent.ok)
    // There is a connection: the ones that waited for this one, or for the connection, are next.
    if (sent.ok || !isToSend(sent)) void sendWaiting()
    return isSaved
  }
  /** Resolves to true if the change was saved. */
  async function tap(wanted: Tap<K>): Promise<boolean> {
    const kept: UnsavedTap<K> = { ...wanted, problem: NOT_SENT }
    // Stored before it is sent: a phone put away at this moment loses nothing.
    change(before => [...before.filter(({ concerns }) => concerns !== kept.concerns), kept])
    if (isReady(kept)) return sendOne(kept)
    await sendWaiting()
    return !now.current.waiting.includes(kept)
  }
  async function again(taps: readonly UnsavedTap<K>[]) {
    for (const one of taps) if (now.current.waiting.includes(one) && isReady(one)) await sendOne(one)
  }
  const trying = useRef(false)
  async function sendWaiting() {
    if (trying.current) return
    trying.current = true
    const tried = new Set<string>()
    const next = () =>
      now.current.waiting.find(one => isToSend(one) && !tried.has(one.concerns) && isReady(one))
    for (let one = next(); one; one = next()) {
      tried.add(one.concerns)
      await sendOne(one)
      // The others need a connection, too.
      if (
        now.current.waiting.some(({ concerns, problem }) => concerns === one?.concerns && isOffline(problem))
      )
        break
    }
    trying.current = false
  }
  useAskingAgain(() => void sendWaiting(), !waiting.some(isToSend), TRY_EVERY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: hears the connection for as long as the screen is there
  useEffect(() => {
    const back = () => void sendWaiting()
    // The ones from before a reload.
    back()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  return {
    tap,
    again,
    forget,
    isSending: (concerns: string) => sending.includes(concerns),
    /** Each tap that is not confirmed, also those that are being sent. */
    waiting,
    unsaved: waiting.filter(
      one => ![one, ...olderOf(one)].some(({ concerns }) => sending.includes(concerns)),
    ),
  }
}

/** The result of `useTaps`. */
export type Taps<K extends keyof CallAt> = ReturnType<typeof useTaps<K>>
