import { useEffect, useRef, useState } from 'react'
import { type CallAt, type Sent, type SentProblem, send } from '../../../api.ts'
import type { OutputOf } from '../../../lib/call.ts'
import { useSession } from '../../../ui/session.ts'
import { useAskingAgain } from '../../../ui/use-asking-again.ts'
import { isToSend, NOT_SENT, readTaps, storeTaps, type Tap, type UnsavedTap } from './taps.ts'

/** The interval between attempts while there is no connection, in milliseconds. */
const TRY_EVERY = 30_000

type Answer<K extends keyof CallAt> = OutputOf<CallAt[K]>
type Hooks<K extends keyof CallAt> = {
  /** Receives each answer. */
  done: (answer: Answer<K>, tap: Tap<K>) => void
  /** Runs after each attempt, with whether it was answered. */
  after: (isAnswered: boolean) => void
  /** True if a refusal says that things are as the tap wants them: its first answer was lost, or another person did the same. */
  isSo?: (tap: Tap<K>, problem: SentProblem) => boolean
}

/**
 * Sends taps, and stores them by their place and the person until the shop has confirmed them. Failed ones stay in `unsaved` until
 * they are sent again or forgotten. Those without an answer are sent again in their order when the connection is back: their calls must refuse
 * a change of something that has changed since, or change nothing the second time.
 */
export function useTaps<K extends keyof CallAt>(place: string, hooks: Hooks<K>) {
  const custId = useSession()?.custId
  const [waiting, setWaiting] = useState(() => readTaps<K>({ place, custId }))
  const [sending, setSending] = useState<readonly string[]>([])
  const latest = useRef({ waiting, sending, hooks })
  useEffect(() => {
    latest.current = { waiting, sending, hooks }
  })
  const change = (next: (before: UnsavedTap<K>[]) => UnsavedTap<K>[]) =>
    setWaiting(before => {
      const after = next(before)
      storeTaps({ place, custId }, after)
      return after
    })
  const forget = (concerns: string) => change(before => before.filter(one => one.concerns !== concerns))

  /** Resolves to true if the change was saved. */
  async function tap(wanted: Tap<K>): Promise<boolean> {
    const { concerns, call, input } = wanted
    // Stored before it is sent: a phone put away at this moment loses nothing.
    change(before => {
      const kept: UnsavedTap<K> = { ...wanted, problem: NOT_SENT }
      const at = before.findIndex(one => one.concerns === concerns)
      return at < 0 ? [...before, kept] : before.with(at, kept)
    })
    setSending(before => [...before, concerns])
    const sent: Sent<Answer<K>> = await send(call as K, input as never)
    setSending(before => before.filter(one => one !== concerns))
    const { done, after, isSo } = latest.current.hooks
    const isSaved = sent.ok || Boolean(isSo?.(wanted, sent.problem))
    if (isSaved) forget(concerns)
    if (sent.ok) done(sent.answer, wanted)
    else if (!isSaved)
      change(before =>
        before.map(one => (one.concerns === concerns ? { ...one, problem: sent.problem } : one)),
      )
    after(sent.ok)
    return isSaved
  }
  async function again(taps: readonly UnsavedTap<K>[]) {
    for (const one of taps) if (!latest.current.sending.includes(one.concerns)) await tap(one)
  }
  const trying = useRef(false)
  async function sendWaiting() {
    if (trying.current) return
    trying.current = true
    await again(latest.current.waiting.filter(isToSend))
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
    unsaved: waiting.filter(({ concerns }) => !sending.includes(concerns)),
  }
}

/** The result of `useTaps`. */
export type Taps<K extends keyof CallAt> = ReturnType<typeof useTaps<K>>
