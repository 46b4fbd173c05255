import { useRef, useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { AgeToCheck } from '../../../orders/ages/age-to-check.rules.ts'
import { type OrderState, statesAfter } from '../../../orders/order-states.rules.ts'
import { statusWord } from '../../../orders/own/order-words.rules.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AgeDialog } from './age-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { UnpaidDialog } from './unpaid-dialog.tsx'
import { UnweighedDialog } from './unweighed-dialog.tsx'

/** `why`: the id of the element that explains why no step is possible. */
type Props = {
  order: { orderId: number; orderStatus: string }
  /** The age to check before it is closed; undefined if there is none. */
  age: AgeToCheck | undefined
  /** Opens its lines, so that some can be taken out. */
  onEdit: () => void
  why?: string | undefined
  onChanged: () => void
}

const says: Record<OrderState, () => string> = {
  NEW: m.office_orders_step_new,
  PRINTED: m.office_orders_step_printed,
  OPEN: m.office_orders_step_open,
  CLOSED: m.office_orders_step_closed,
  REJECTED: m.office_orders_step_rejected,
}

/** Buttons for the states that an order can go to next; a rejection asks for its reason first. */
export function OrderSteps({ order: { orderId, orderStatus }, age, why, onEdit, onChanged }: Props) {
  const [sending, setSending] = useState(false)
  const [rejecting, setRejecting] = useState(false)
  /** The order's money, while the person is asked about goods that are not weighed, or about cash. */
  const [unweighed, setUnweighed] = useState<OrderMoney>()
  const [unpaid, setUnpaid] = useState<OrderMoney>()
  const [isAging, setAging] = useState(false)
  /** The age that the person has checked an ID for; 0 if they have not. */
  const ageChecked = useRef(0)

  async function go(to: Exclude<OrderState, 'NEW'>, reason?: string): Promise<SentProblem | undefined> {
    setSending(true)
    const sent = await send('POST /orders/changeStatus', {
      orderId,
      orderStatus: to,
      ...(reason === undefined ? {} : { reason }),
      ...(to === 'CLOSED' && ageChecked.current ? { ageChecked: ageChecked.current } : {}),
    })
    setSending(false)
    if (sent.ok) toast(m.office_orders_is_now({ status: statusWord(to) }))
    else if (sent.problem.type === '/problems/no-such-step')
      toast(m.office_orders_moved_meanwhile({ status: statusWord(String(sent.problem.orderStatus)) }))
    else return sent.problem
    setRejecting(false)
    onChanged()
  }
  /** Closes the order; asks first for an ID, if its products ask for an age. */
  const close = async () => {
    ageChecked.current = 0
    if (age) setAging(true)
    else await askMoney()
  }
  /** Closes the order; asks first if goods are not weighed, and if cash is due or was paid too much. */
  async function askMoney() {
    setSending(true)
    const sent = await send('GET /payment/findForStaff/{orderId}', { orderId })
    setSending(false)
    if (sent.ok && !sent.answer.final) setUnweighed(sent.answer)
    else await settle(sent.ok ? sent.answer : undefined)
  }
  const settle = async (money: OrderMoney | undefined) => {
    setUnweighed(undefined)
    if (money && (money.cashReceivable > 0 || money.cashReturnable > 0)) setUnpaid(money)
    else await step('CLOSED')
  }
  const step = async (to: Exclude<OrderState, 'NEW'>) => {
    setUnpaid(undefined)
    const problem = await go(to)
    if (problem) toast(problem.title || m.shop_offline())
  }
  const able = { disabled: sending || why !== undefined, 'aria-describedby': why }
  const next = statesAfter(orderStatus).filter(state => state !== 'NEW')
  return (
    <>
      {next.includes('REJECTED') && (
        <Button look="quiet" {...able} onClick={() => setRejecting(true)}>
          {m.office_orders_step_rejected()}
        </Button>
      )}
      {next
        .filter(state => state !== 'REJECTED')
        .map(state => (
          <Button
            key={state}
            look="main"
            {...able}
            onClick={() => (state === 'CLOSED' ? close() : step(state))}
          >
            {says[state]()}
          </Button>
        ))}
      {unweighed && (
        <UnweighedDialog
          money={unweighed}
          onClose={() => setUnweighed(undefined)}
          onGoOn={() => settle(unweighed)}
        />
      )}
      {unpaid && (
        <UnpaidDialog money={unpaid} onClose={() => setUnpaid(undefined)} onEnd={() => step('CLOSED')} />
      )}
      {age && isAging && (
        <AgeDialog
          needed={age}
          onClose={() => setAging(false)}
          onRefuse={() => {
            setAging(false)
            onEdit()
          }}
          onChecked={async checked => {
            ageChecked.current = checked
            setAging(false)
            await askMoney()
          }}
        />
      )}
      {rejecting && (
        <RejectDialog onClose={() => setRejecting(false)} onReject={reason => go('REJECTED', reason)} />
      )}
    </>
  )
}
