import { useEffect, useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import type { priceCart } from '../../cart/cart.contract.ts'
import { isWholeAddress } from '../../customers/whole-address.ts'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import type { Goods, savePhoneOrder } from '../../orders/desk/phone-order.contract.ts'
import { sendOnce } from '../../send-once.ts'
import { useNavigate } from '../../ui/router.ts'
import { toast } from '../../ui/toast.tsx'
import { useAfterRest } from '../../ui/use-after-rest.ts'
import { useUnsaved } from '../forms/use-unsaved.ts'
import { leftOrders } from './left-orders.ts'
import { type AddedDraft, asAdded } from './order-draft.rules.ts'
import {
  branchOfPhone,
  isBegun,
  nobody,
  type PhoneValues,
  phoneOrderOf,
  sentLines,
} from './phone-order.rules.ts'
import { useBranches } from './use-branch.ts'

/** The debounce of the price request after a change, in milliseconds. */
const RESTS = 150

type Priced = { answer: OutputOf<typeof priceCart>; of: string; keys: readonly number[] }
export type Placed = OutputOf<typeof savePhoneOrder>['orders']

/** An order taken by phone: the caller, the products with their prices, and placing it once. */
export function usePhoneOrder() {
  const [before] = useState(leftOrders.phone)
  const [typed, setValues] = useState(before?.values ?? nobody)
  const [lines, setLines] = useState<AddedDraft[]>(before?.lines ?? [])
  const [nextKey, setNextKey] = useState(before?.nextKey ?? 1)
  const [priced, setPriced] = useState<Priced>()
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  const [placed, setPlaced] = useState<Placed>()
  const [turn, setTurn] = useState(0)
  const navigate = useNavigate()
  useUnsaved(!placed && isBegun(typed, lines), () => {
    leftOrders.phone = { values: typed, lines, nextKey }
    const undo = () => void navigate('/admin/phone-order')
    toast(m.office_orders_left_phone(), { undo: { says: m.office_orders_back_to_it(), does: undo } })
  })
  useEffect(() => {
    if (before) leftOrders.phone = undefined
  }, [before])

  const branches = useBranches() ?? []
  const branch = branchOfPhone(typed, branches)
  const collects = branch?.collects ?? true
  const values: PhoneValues = collects ? typed : { ...typed, pickupType: 'DELIVERY' }
  const branchId = branch?.isMain ? undefined : branch?.branchId
  const sentNow = sentLines(lines)
  const { pickupType, address, city, country, stateProvince, postalCode } = values
  const asked = JSON.stringify({
    items: sentNow.map(({ line }) => line),
    pickupType,
    ...(branchId === undefined ? {} : { branchId }),
    ...(values.slotId ? { slotId: Number(values.slotId) } : {}),
    ...(pickupType === 'DELIVERY' && country ? { country, stateProvince } : {}),
    // The shipping zone depends on the whole address.
    ...(pickupType === 'DELIVERY' && isWholeAddress(values) ? { address, city, postalCode } : {}),
  })
  const sentKeys = sentNow.map(({ key }) => key).join()
  // Another turn asks again for the same.
  useAfterRest(sentKeys && `${turn} ${sentKeys} ${asked}`, RESTS, {
    begin: () => !sentKeys && setPriced(undefined),
    ask: async leaving => {
      const answer = await send('POST /cart/price', JSON.parse(asked), { signal: leaving })
      if (answer.ok && !leaving.aborted)
        setPriced({ answer: answer.answer, of: asked, keys: sentKeys.split(',').map(Number) })
    },
  })

  const isPriced = priced?.of === asked
  const change = (some: Partial<PhoneValues>) => {
    setValues({ ...typed, ...some })
    setProblem(undefined)
  }
  const changeLines = (next: AddedDraft[]) => {
    setLines(next)
    setProblem(undefined)
  }
  return {
    values,
    change,
    /** The branches to choose from, and the one of the order; undefined for the main one. */
    branches,
    branchId,
    /** False if that branch only delivers. */
    collects,
    lines,
    problem,
    sending,
    placed,
    totals: priced?.answer,
    /** The delivery answer for the address, if the order is delivered and it is known. */
    reach: (pickupType === 'DELIVERY' && priced?.answer.destination) || undefined,
    late: lines.length > 0 && !isPriced,
    /** The answer of the shop for a line: its price, and its problem. */
    pricedLine: (key: number) => priced?.answer.lines[priced.keys.indexOf(key)],
    add: (goods: Goods): number => {
      changeLines([...lines, asAdded(goods, nextKey)])
      setNextKey(nextKey + 1)
      return nextKey
    },
    changeLine: (key: number, some: Partial<AddedDraft>) =>
      changeLines(lines.map(line => (line.key === key ? { ...line, ...some } : line))),
    removeLine: (key: number) => changeLines(lines.filter(line => line.key !== key)),
    /** Places the order at the total shown; sending the same order again never places a second one. */
    async place(): Promise<void> {
      if (sending) return
      const order = phoneOrderOf(values, lines, {
        seenTotal: isPriced ? priced?.answer.total : undefined,
        branchId,
      })
      setSending(true)
      const answer = await sendOnce('POST /orders/savePhoneOrder', order)
      setSending(false)
      if (answer.ok) return setPlaced(answer.answer.orders)
      setProblem(answer.problem)
      setTurn(turn + 1)
    },
    /** Starts the order of the next caller. */
    startAgain: () => {
      setValues(nobody)
      setLines([])
      setPriced(undefined)
      setProblem(undefined)
      setPlaced(undefined)
    },
  }
}
/** The result of `usePhoneOrder`. */
export type PhoneOrder = ReturnType<typeof usePhoneOrder>
