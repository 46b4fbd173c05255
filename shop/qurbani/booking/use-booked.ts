import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import { paymentAddress } from '../../orders/order-link.ts'
import { useRefresh } from '../../ui/router.ts'
import type { Booking } from './booking.contract.ts'

/** The actions for anyone with the link of a booking: pay the balance, or give the booking up. */
export function useBooked({ orderNum, link }: Booking) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const refresh = useRefresh()
  const which = { orderNum, link }

  async function payBalance() {
    if (busy) return
    setBusy(true)
    const sent = await send('POST /qurbani/payBalance', which)
    if (sent.ok) return location.assign(paymentAddress(sent.answer.orderNum, sent.answer.link))
    setBusy(false)
    setProblem(sent.problem)
  }
  async function giveUp() {
    if (busy) return
    setBusy(true)
    const sent = await send('POST /qurbani/cancel', which)
    setProblem(sent.ok ? undefined : sent.problem)
    await refresh()
    setBusy(false)
  }
  return { busy, problem, payBalance, giveUp }
}
