import { useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import { useOwn } from '../customers/use-own.ts'
import type { OutputOf } from '../lib/call.ts'
import { m } from '../messages/m.ts'
import type { assignAll, RefusedShares } from '../qurbani/assigning.contract.ts'
import { tell } from '../ui/toast.tsx'

/** So many shares that wait are shown at once. */
const SHOWN = 100

export type LeftShares = OutputOf<typeof assignAll>['left']
/** What could not be done: shares that were refused, or for which there was no place. */
export type NotDone = { refused: RefusedShares['refused'] } | { left: LeftShares }

/** The shares of a day that wait for an animal, the animals with theirs, and what moves shares between them. */
export function useAssigning(seasonId: number, day: number) {
  const queue = useOwn('GET /qurbani/findQueue', { seasonId, day })
  const waiting = useOwn('GET /qurbani/findShares', { seasonId, day, state: 'BOOKED', size: SHOWN })
  const [notDone, setNotDone] = useState<NotDone>()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    queue.retry()
    waiting.retry()
  }
  const refuse = (problem: SentProblem) => {
    const { refused } = problem as Partial<RefusedShares>
    if (refused) setNotDone({ refused })
    else tell(problem.title || m.shop_offline())
  }
  /** One change at a time; what is shown is read anew after each. */
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
      if (sent.ok) tell(m.office_qurbani_screens_put_back())
      else refuse(sent.problem)
      retry()
    },
  })
  /** Puts shares into an animal; `from`: the one that they are taken out of. */
  async function put(shareIds: readonly number[], animalId: number, from: number | null) {
    const done = await change(() => sendPut(shareIds, animalId))
    if (!done) return false
    const tag = done.placed[0]?.tag ?? ''
    tell(m.office_qurbani_screens_placed({ count: shareIds.length, tag }), {
      undo: undo(() => (from === null ? sendOut(shareIds) : sendPut(shareIds, from))),
    })
    return true
  }
  /** Takes shares out of the animal that has them. */
  async function takeOut(shareIds: readonly number[], from: number) {
    const done = await change(() => sendOut(shareIds))
    if (!done) return
    tell(m.office_qurbani_screens_taken_out({ count: shareIds.length }), {
      undo: undo(() => sendPut(shareIds, from)),
    })
  }
  /** Gives all shares of the day an animal, as far as there is room. */
  async function fill() {
    const done = await change(() => send('POST /qurbani/assignAll', { seasonId, day }))
    if (!done) return
    const { placed, left } = done
    if (left.length > 0) setNotDone({ left })
    const count = placed.length
    if (count === 0)
      return tell(
        left.length > 0 ? m.office_qurbani_screens_fill_nothing() : m.office_qurbani_screens_fill_none(),
      )
    tell(m.office_qurbani_screens_fill_done({ count }), {
      undo: undo(() => sendOut(placed.map(({ shareId }) => shareId))),
    })
  }
  const animals = queue.answer?.animals
  // Of the two answers one comes first: what has an animal by the one does not wait by the other.
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

/** What `useAssigning` answers. */
export type Assigning = ReturnType<typeof useAssigning>
