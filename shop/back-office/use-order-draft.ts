import { useEffect, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import type { EditOutcome } from '../orders/edit-order.contract.ts'
import type { Goods } from '../orders/phone-order.contract.ts'
import type { StaffOrder } from '../orders/staff-order.fields.ts'
import { type AddedDraft, asAdded, asDraft, editOf, type LineDraft } from './order-draft.rules.ts'

/** Waited after a change before the shop is asked what the order would cost, in milliseconds. */
const RESTS = 250

/** What somebody has typed of a change, which is not saved. */
export type TypedLines = { lines: Record<number, LineDraft>; added: AddedDraft[]; nextKey: number }

/** The change of the lines of an order that somebody is making, from what they had typed before: what it comes to while they do, and saving it. */
export function useOrderDraft({ orders, orderItems: items }: StaffOrder, before?: TypedLines) {
  const [lines, setLines] = useState<Record<number, LineDraft>>(before?.lines ?? {})
  const [added, setAdded] = useState<AddedDraft[]>(before?.added ?? [])
  const [nextKey, setNextKey] = useState(before?.nextKey ?? 1)
  const [shown, setShown] = useState<{ outcome: EditOutcome; of: string }>()
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)

  const { edit, wrong, isChanged } = editOf({ items, lines, added })
  const { orderId, version } = orders
  const asked = JSON.stringify({ orderId, version, ...edit })
  const wanted = isChanged && wrong.size === 0
  useEffect(() => {
    setProblem(undefined)
    if (!wanted) return setShown(undefined)
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const sent = await send('POST /orders/previewEdit', JSON.parse(asked), { signal: leaving.signal })
      if (leaving.signal.aborted) return
      if (sent.ok) setShown({ outcome: sent.answer, of: asked })
      else setProblem(sent.problem)
    }, RESTS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, wanted])

  const draftOf = (orderItemId: number): LineDraft => {
    const item = items.find(one => one.orderItemId === orderItemId) as (typeof items)[number]
    return lines[orderItemId] ?? asDraft(item)
  }
  return {
    draftOf,
    typed: { lines, added, nextKey },
    added,
    wrong,
    problem,
    sending,
    /** What the order comes to with what is typed; what it was, where that is nothing. */
    outcome: shown?.outcome,
    late: wanted && shown?.of !== asked && !problem,
    canSave: wanted && !sending && !problem,
    isChanged,
    change: (orderItemId: number, change: Partial<LineDraft>) =>
      setLines({ ...lines, [orderItemId]: { ...draftOf(orderItemId), ...change } }),
    add: (goods: Goods, replaces?: number) => {
      setAdded([
        ...added.filter(one => !replaces || one.replaces !== replaces),
        asAdded(goods, nextKey, replaces),
      ])
      setNextKey(nextKey + 1)
    },
    changeAdded: (key: number, change: Partial<AddedDraft>) =>
      setAdded(added.map(one => (one.key === key ? { ...one, ...change } : one))),
    removeAdded: (key: number) => setAdded(added.filter(one => one.key !== key)),
    /** Saves it; answers whether it is saved. */
    async save(note: string): Promise<boolean> {
      setSending(true)
      const sent = await send('POST /orders/edit', {
        orderId,
        version,
        ...edit,
        ...(note.trim() ? { note } : {}),
      })
      setSending(false)
      if (!sent.ok) setProblem(sent.problem)
      return sent.ok
    },
  }
}
/** A change of the lines that somebody is making. */
export type OrderDraft = ReturnType<typeof useOrderDraft>
