import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { readAmount } from '../../lib/read-number.ts'
import { m } from '../../messages/m.ts'
import type { sellAtCounter } from '../../payments/counter/sell.contract.ts'
import { sendOnce } from '../../send-once.ts'
import { useCall } from '../../ui/use-call.ts'
import { type SaleItem, sent, type Taken, withChange, withItem } from './sale-items.rules.ts'

/** A sale that was made. */
export type Sold = OutputOf<typeof sellAtCounter>

/** A sale without a name: its items, their price, the cash that the customer gives, and how it is made. */
export function useSale(branchId: number | undefined) {
  const [items, setItems] = useState<readonly SaleItem[]>([])
  const [given, setGiven] = useState('')
  const [ageChecked, setAgeChecked] = useState(0)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const [sold, setSold] = useState<Sold>()
  /** Counts the sales of this screen: each has a key of its own. */
  const [sale, setSale] = useState(1)
  const at = branchId === undefined ? {} : { branchId }
  const price = useCall('POST /counter/price', { items: sent(items), ...at }, items.length > 0)
  const priced = items.length > 0 && !price.asking && !price.late ? price.answer : undefined
  const change = (next: (before: readonly SaleItem[]) => readonly SaleItem[]) => {
    setItems(next)
    setProblem(undefined)
  }

  async function sell() {
    if (!priced || sending) return
    setSending(true)
    const gave = given.trim() === '' ? undefined : readAmount(given)
    if (gave !== undefined && !(gave >= 0)) {
      setSending(false)
      return setProblem({ title: m.office_orders_counter_amount_wrong(), type: '', status: 400 })
    }
    const answer = await sendOnce(
      'POST /counter/sell',
      {
        ...{ items: sent(items), grandTotal: priced.total, ...at },
        ...(gave === undefined ? {} : { given: gave }),
        ...(ageChecked ? { ageChecked } : {}),
      },
      sale,
    )
    setSending(false)
    if (!answer.ok) {
      setProblem(answer.problem)
      if (answer.problem.type === '/problems/price-changed') price.retry()
      return
    }
    setSold(answer.answer)
    setSale(sale + 1)
    setItems([])
    setGiven('')
    setAgeChecked(0)
    setProblem(undefined)
  }
  return {
    ...{ ageChecked, setAgeChecked },
    ...{ items, given, setGiven, sending, problem: problem ?? price.problem, priced, sold, sell },
    /** The last prices that came, while new ones are asked for. */
    shown: items.length > 0 ? price.answer : undefined,
    add: (taken: Taken) => {
      setSold(undefined)
      change(before => withItem(before, taken))
    },
    changeItem: (key: number, some: Partial<Pick<SaleItem, 'quantity' | 'weight'>>) =>
      change(before => withChange(before, key, some)),
    clear: () => {
      change(() => [])
      setGiven('')
      setAgeChecked(0)
      setSold(undefined)
    },
  }
}

/** Asks the shop what was scanned or typed at a counter. */
export const lookAt = (scanned: string, branchId: number | undefined) =>
  send('POST /counter/look', { scanned, ...(branchId === undefined ? {} : { branchId }) })
