import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { EditOutcome } from '../../orders/desk/edit-order.contract.ts'
import type { Goods } from '../../orders/desk/phone-order.contract.ts'
import type { StaffOrder } from '../../orders/desk/staff-order.fields.ts'
import { useAfterRest } from '../../ui/use-after-rest.ts'
import {
  type AddedDraft,
  asAdded,
  asDraft,
  type DiscountDraft,
  editOf,
  type LineDraft,
} from './order-draft.rules.ts'

/** The debounce of the price preview after a change, in milliseconds. */
const RESTS = 250

/** Typed changes that are not saved. */
export type TypedLines = {
  lines: Record<number, LineDraft>
  added: AddedDraft[]
  nextKey: number
  discount?: DiscountDraft
}

/** An edit of an order's lines, starting from earlier typed changes: previews the new totals, and saves it. */
export function useOrderDraft({ orders, orderItems: items }: StaffOrder, before?: TypedLines) {
  const [lines, setLines] = useState<Record<number, LineDraft>>(before?.lines ?? {})
  const [added, setAdded] = useState<AddedDraft[]>(before?.added ?? [])
  const [nextKey, setNextKey] = useState(before?.nextKey ?? 1)
  const [discount, setDiscount] = useState(before?.discount)
  const [ageConfirmed, setAge] = useState(0)
  const [shown, setShown] = useState<{ outcome: EditOutcome; of: string }>()
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)

  const { edit, wrong, isChanged } = editOf({ items, lines, added, ...(discount ? { discount } : {}) })
  const { orderId, version } = orders
  const asked = JSON.stringify({ orderId, version, ...edit })
  const wanted = isChanged && wrong.size === 0
  useAfterRest(wanted ? asked : '', RESTS, {
    begin: () => {
      setProblem(undefined)
      if (!wanted) setShown(undefined)
    },
    ask: async leaving => {
      const sent = await send('POST /orders/previewEdit', JSON.parse(asked), { signal: leaving })
      if (leaving.aborted) return
      if (sent.ok) setShown({ outcome: sent.answer, of: asked })
      else setProblem(sent.problem)
    },
  })

  const discountNow = { amount: String(orders.discount || ''), reason: orders.discountReason ?? '' }
  const draftOf = (orderItemId: number): LineDraft => {
    const item = items.find(one => one.orderItemId === orderItemId) as (typeof items)[number]
    return lines[orderItemId] ?? asDraft(item)
  }
  return {
    draftOf,
    typed: { lines, added, nextKey, ...(discount ? { discount } : {}) },
    discount: discount ?? discountNow,
    changeDiscount: (change: Partial<DiscountDraft>) =>
      setDiscount({ ...(discount ?? discountNow), ...change }),
    added,
    wrong,
    problem,
    sending,
    /** The order with the typed changes; undefined if there are none, or some are wrong. */
    outcome: shown?.outcome,
    late: wanted && shown?.of !== asked && !problem,
    canSave: wanted && !sending && !problem,
    isChanged,
    ageConfirmed,
    confirmAge: (age: number) => {
      setAge(age)
      setProblem(undefined)
    },
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
    /** Saves the edit; resolves to true if that worked. */
    async save(note: string): Promise<boolean> {
      setSending(true)
      const sent = await send('POST /orders/edit', {
        orderId,
        version,
        ...edit,
        ...(ageConfirmed ? { ageConfirmed } : {}),
        ...(note.trim() ? { note } : {}),
      })
      setSending(false)
      if (!sent.ok) setProblem(sent.problem)
      return sent.ok
    },
  }
}
/** The result of `useOrderDraft`. */
export type OrderDraft = ReturnType<typeof useOrderDraft>
