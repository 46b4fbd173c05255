import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import type { assignAll, RefusedShares } from '../../qurbani/assigning/assigning.contract.ts'
import { toast } from '../../ui/toast.tsx'
import { useCall } from '../../ui/use-call.ts'

/** The number of waiting shares shown at once. */
const SHOWN = 100

export type LeftShares = OutputOf<typeof assignAll>['left']
/** The shares that were refused, or had no place. */
export type NotDone = { refused: RefusedShares['refused'] } | { left: LeftShares }

/** The waiting shares of a day, the animals with theirs, and functions to move shares. */
export function useAssigning(seasonId: number, day: number) {
  const queue = useCall('GET /qurbani/findQueue', { seasonId, day })
  const waiting = useCall('GET /qurbani/findShares', { seasonId, day, state: 'BOOKED', size: SHOWN })
  const [notDone, setNotDone] = useState<NotDone>()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    queue.retry()
    waiting.retry()
  }
  const refuse = (problem: SentProblem) => {
    const { refused } = problem as Partial<RefusedShares>
    if (refused) setNotDone({ refused })
    else toast(problem.title || m.shop_offline())
  }
  /** Makes one change at a time, then reloads. */
  async function change<Answer>(
    does: () => Promise<{ ok: true; answer: Answer } | { ok: false; problem: SentProblem }>,
  ): Promise<Answer | undefined> {
    if (busy) return undefined
    setBusy(true)
    setNotDone(undefined)
    const sent = await does()
    setBusy(false)
    if (!sent.ok) refuse(sent.problem)
    retry()
    return sent.ok ? sent.answer : undefined
  }
  const sendPut = (shareIds: readonly number[], animalId: number) =>
    send('POST /qurbani/assign', { shareIds: [...shareIds], animalId })
  const sendOut = (shareIds: readonly number[]) => send('POST /qurbani/unassign', { shareIds: [...shareIds] })
  /** Undoes a change, by another one. */
  const undo = (does: () => ReturnType<typeof sendPut> | ReturnType<typeof sendOut>) => ({
    says: m.office_undo(),
    does: async () => {
      const sent = await does()
      if (sent.ok) toast(m.office_qurbani_screens_put_back())
      else refuse(sent.problem)
      retry()
    },
  })
  /** Puts shares into an animal; `from` is their previous animal. */
  async function put(shareIds: readonly number[], animalId: number, from: number | null) {
    const done = await change(() => sendPut(shareIds, animalId))
    if (!done) return false
    const tag = done.placed[0]?.tag ?? ''
    toast(m.office_qurbani_screens_placed({ count: shareIds.length, tag }), {
      undo: undo(() => (from === null ? sendOut(shareIds) : sendPut(shareIds, from))),
    })
    return true
  }
  /** Takes shares out of their animal. */
  async function takeOut(shareIds: readonly number[], from: number) {
    const done = await change(() => sendOut(shareIds))
    if (!done) return
    toast(m.office_qurbani_screens_taken_out({ count: shareIds.length }), {
      undo: undo(() => sendPut(shareIds, from)),
    })
  }
  /** Assigns an animal to all shares of the day, as far as there is room. */
  async function fill() {
    const done = await change(() => send('POST /qurbani/assignAll', { seasonId, day }))
    if (!done) return
    const { placed, left } = done
    if (left.length > 0) setNotDone({ left })
    const count = placed.length
    if (count === 0)
      return toast(
        left.length > 0 ? m.office_qurbani_screens_fill_nothing() : m.office_qurbani_screens_fill_none(),
      )
    toast(m.office_qurbani_screens_fill_done({ count }), {
      undo: undo(() => sendOut(placed.map(({ shareId }) => shareId))),
    })
  }
  const animals = queue.answer?.animals
  // The two answers arrive one after the other: a share that has an animal in one does not wait in the other.
  const seated = new Set(animals?.flatMap(({ shares }) => shares.map(({ shareId }) => shareId)))
  return {
    animals,
    shares: waiting.answer?.rows.filter(({ shareId }) => !seated.has(shareId)),
    total: waiting.answer?.total ?? 0,
    late: queue.late || waiting.late,
    problem: queue.problem ?? waiting.problem,
    ...{ retry, busy, notDone, put, takeOut, fill },
    forget: () => setNotDone(undefined),
  }
}

/** The result of `useAssigning`. */
export type Assigning = ReturnType<typeof useAssigning>
