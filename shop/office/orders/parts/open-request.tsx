import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { When } from '../../../ui/when.tsx'

type Props = { orderId: number; request: NonNullable<OrderMoney['request']>; onChanged: () => void }

/** The open request for the rest of an order, and a button that withdraws it. */
export function OpenRequest({ orderId, request, onChanged }: Props) {
  const [sending, setSending] = useState(false)
  async function withdraw() {
    setSending(true)
    const sent = await send('POST /payment/withdrawRest', { orderId })
    setSending(false)
    toast(sent.ok ? m.office_payments_rest_withdrawn() : sent.problem.title || m.shop_offline())
    onChanged()
  }
  return (
    <div className="rounded-small bg-saffron-soft px-3 py-2">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{m.office_payments_rest_open()}</span>
        <Money amount={request.amount} />
      </p>
      <p className="text-sm wrap-anywhere">{request.reason}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm">
          {request.agreedAt ? m.office_payments_rest_agreed() : m.office_payments_rest_waits()} ·{' '}
          <When at={request.agreedAt ?? request.askedAt} />
        </p>
        <Button look="quiet" disabled={sending} onClick={withdraw}>
          {m.office_payments_rest_withdraw()}
        </Button>
      </div>
    </div>
  )
}
