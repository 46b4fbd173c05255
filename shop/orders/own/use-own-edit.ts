import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { ShownLine } from '../../cart/cart.contract.ts'
import type { CartLine } from '../../cart/cart-lines.ts'
import { isUndecided, sendOnce } from '../../send-once.ts'
import { toast } from '../../ui/toast.tsx'
import { useAfterRest } from '../../ui/use-after-rest.ts'
import { isLeftOut } from '../order-lines.rules.ts'
import type { ShownOrder } from '../orders.contract.ts'
import type { OwnOutcome } from './own-changes.contract.ts'
import { asCartLine, isNoChange, ownEditOf } from './own-draft.rules.ts'

/** The debounce of the price preview after a change, in milliseconds. */
const RESTS = 250

/** The refusals of changes that cost something else than was seen. */
const otherPrice = ['/problems/other-price', '/problems/more-than-card']

/** A new line that is not saved, with its product as it is sold now. */
export type AddedLine = { key: number; line: CartLine; shown: ShownLine }

/** The changes of an order by its customer: previews its new price, and saves them. */
export function useOwnEdit({ orders, orderItems }: ShownOrder, link: string) {
  const items = orderItems.filter(({ itemStatus }) => !isLeftOut(itemStatus))
  const [lines, setLines] = useState<Record<number, CartLine>>({})
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [added, setAdded] = useState<readonly AddedLine[]>([])
  const [ageConfirmed, setAge] = useState(0)
  const [preview, setPreview] = useState<{ outcome: OwnOutcome; of: string }>()
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  /** Counts the questions for the same price. */
  const [turn, setTurn] = useState(0)
  const { orderNum, version } = orders
  const edit = ownEditOf(items, { lines, removed, added: added.map(({ line }) => line) })
  const sentEdit = { ...edit, ...(ageConfirmed ? { ageConfirmed } : {}) }
  const isChanged = !isNoChange(edit)
  const asked = JSON.stringify({ orderNum, link, version, ...edit })
  useAfterRest(isChanged ? `${turn} ${asked}` : '', RESTS, {
    begin: () => {
      setProblem(undefined)
      if (!isChanged) setPreview(undefined)
    },
    ask: async leaving => {
      const sent = await send('POST /orders/previewOwnEdit', JSON.parse(asked), { signal: leaving })
      if (leaving.aborted) return
      if (sent.ok) setPreview({ outcome: sent.answer, of: asked })
      else setProblem(sent.problem)
    },
  })
  /** Shows why the changes were refused; if they cost something else by now, asks for their price again. */
  function refused(found: SentProblem) {
    if (!otherPrice.includes(found.type)) return setProblem(found)
    toast(found.title)
    setTurn(before => before + 1)
  }
  const late = isChanged && preview?.of !== asked && !problem
  const outcome = preview?.outcome
  const news = outcome?.lines.filter(({ orderItemId }) => orderItemId === null) ?? []
  return {
    items,
    added,
    outcome,
    problem,
    late,
    ageConfirmed,
    confirmAge: (age: number) => {
      setAge(age)
      setProblem(undefined)
    },
    // Without an answer the change may have been saved: the same one is sent again.
    canSave: isChanged && preview?.of === asked && !sending && (!problem || isUndecided(problem)),
    lineOf: (item: (typeof items)[number]) => lines[item.orderItemId] ?? asCartLine(item),
    isRemoved: (orderItemId: number) => removed.includes(orderItemId),
    /** The prices of lines after the changes, as far as they are known. */
    priceOf: (orderItemId: number) =>
      outcome?.lines.find(line => line.orderItemId === orderItemId)?.lineTotal,
    priceOfAdded: (key: number) => news[added.findIndex(one => one.key === key)]?.lineTotal,
    change: (orderItemId: number, line: CartLine) => setLines(before => ({ ...before, [orderItemId]: line })),
    remove: (orderItemId: number) => setRemoved(before => [...before, orderItemId]),
    putBack: (orderItemId: number) => setRemoved(before => before.filter(id => id !== orderItemId)),
    add: (line: CartLine, shown: ShownLine) =>
      setAdded(before => [...before, { key: (before.at(-1)?.key ?? 0) + 1, line, shown }]),
    changeAdded: (key: number, line: CartLine) =>
      setAdded(before => before.map(one => (one.key === key ? { ...one, line } : one))),
    removeAdded: (key: number) => setAdded(before => before.filter(one => one.key !== key)),
    /** Saves the changes; resolves to true if that worked. */
    async save(): Promise<boolean> {
      setSending(true)
      const sent = await sendOnce('POST /orders/editOwn', { orderNum, link, version, ...sentEdit }, orderNum)
      setSending(false)
      if (!sent.ok) refused(sent.problem)
      return sent.ok
    },
    /** Agrees to pay the difference before the changes are saved; resolves to true if the payment can ask for it. */
    async pay(toPay: number): Promise<boolean> {
      setSending(true)
      const sent = await send('POST /payment/payOwnEdit', { orderNum, link, version, ...sentEdit, toPay })
      setSending(false)
      if (sent.ok) return true
      refused(sent.problem)
      return false
    },
  }
}
