import { useEffect, useRef, useState } from 'react'
import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import type { QueueAnimal, QueueShare } from '../../qurbani/day/slaughter-day.contract.ts'
import { toast } from '../../ui/toast.tsx'
import { readTaps, storeTaps, type Tap, type UnsavedTap } from './slaughter-taps.ts'

/**
 * Sends taps, and stores them until the shop has confirmed them. Failed ones stay in `unsaved`, can be sent again (repeating
 * these calls changes nothing), and are sent automatically when the connection is back. `done` receives each answer; `after`
 * runs after each attempt.
 */
export function useSlaughterTaps(done: (answer: QueueAnimal | QueueShare) => void, after: () => void) {
  const [waiting, setWaiting] = useState(readTaps)
  const [sending, setSending] = useState<readonly string[]>([])
  const latest = useRef({ waiting, done, after })
  useEffect(() => {
    latest.current = { waiting, done, after }
  })
  const change = (next: (before: UnsavedTap[]) => UnsavedTap[]) =>
    setWaiting(before => {
      const after = next(before)
      storeTaps(after)
      return after
    })
  const forget = (concerns: string) => change(before => before.filter(one => one.concerns !== concerns))

  async function tap(wanted: Tap | UnsavedTap) {
    const { concerns, says, undo, call, input } = wanted
    // Stored before it is sent: a phone put away at this moment loses nothing.
    change(before => [
      ...before.filter(one => one.concerns !== concerns),
      { ...wanted, why: m.shop_offline() },
    ])
    setSending(before => [...before, concerns])
    const sent = await send(call, input as never)
    setSending(before => before.filter(one => one !== concerns))
    if (sent.ok) {
      forget(concerns)
      latest.current.done(sent.answer)
      toast(says, undo ? { undo: { says: m.ui_undo(), does: () => void tap(undo) } } : {})
    } else {
      const why = sent.problem.errors?.[0]?.message ?? (sent.problem.title || m.shop_offline())
      change(before => before.map(one => (one.concerns === concerns ? { ...one, why } : one)))
    }
    latest.current.after()
  }
  const again = async (taps: readonly UnsavedTap[]) => {
    for (const one of taps) await tap(one)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: hears the connection for as long as the screen is there
  useEffect(() => {
    const back = () => void again(latest.current.waiting.filter(({ why }) => why === m.shop_offline()))
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  return {
    tap,
    again,
    forget,
    isSending: (concerns: string) => sending.includes(concerns),
    unsaved: waiting.filter(({ concerns }) => !sending.includes(concerns)),
  }
}

/** The result of `useSlaughterTaps`. */
export type SlaughterTaps = ReturnType<typeof useSlaughterTaps>
