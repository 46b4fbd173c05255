import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useRefresh } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeAddress } from '../../order-link.ts'
import type { ShownOrder } from '../../orders.contract.ts'
import { isCancelled } from '../own-event.rules.ts'
import { EditProblem } from './edit-problem.tsx'
import { ShopPhone } from './shop-phone.tsx'

/** `until`: the last moment for changes in words, if the order has one. */
type Props = { order: ShownOrder; link: string; until: string | undefined; phone: string }

const box = 'rounded-tile px-5 py-4 print:hidden'

/** Says until when its customer can change or cancel an order, and lets them; or whom they can call. */
export function OwnChange({ order, link, until, phone }: Props) {
  const { orders, fixed, mayCancel, events } = order
  if (isCancelled(events))
    return (
      <div className={`${box} bg-rose-soft`}>
        <p className="text-lg font-semibold">{m.orders_own_cancelled()}</p>
        <p>{m.orders_own_cancelled_text()}</p>
      </div>
    )
  if (fixed === 'TOO_LATE')
    return (
      <div className={`${box} flex flex-wrap items-center gap-x-4 bg-sunken`}>
        <p>{m.orders_own_call()}</p>
        <ShopPhone phone={phone} />
      </div>
    )
  if (!mayCancel) return null
  const says = fixed
    ? m.orders_own_until_paid()
    : until
      ? m.orders_own_until({ time: until })
      : m.orders_own_until_begun()
  return (
    <div className={`${box} flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-green-soft`}>
      <p className="min-w-0 flex-1 basis-60 font-medium">{says}</p>
      <div className="flex flex-wrap gap-3">
        {!fixed && (
          <ButtonLink look="solid" to={changeAddress(orders.orderNum, link)} ahead={false}>
            {m.orders_own_change()}
          </ButtonLink>
        )}
        <CancelOrder order={order} link={link} phone={phone} />
      </div>
    </div>
  )
}

/** Cancels an order after a question. */
function CancelOrder({ order: { orders }, link, phone }: Omit<Props, 'until'>) {
  const { orderNum, version } = orders
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  const refresh = useRefresh()
  const lookAgain = () => {
    setOpen(false)
    setProblem(undefined)
    void refresh()
  }
  async function cancel() {
    setSending(true)
    const sent = await send('POST /orders/cancelOwn', { orderNum, link, version })
    setSending(false)
    if (!sent.ok) return setProblem(sent.problem)
    toast(m.orders_own_cancelled())
    lookAgain()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {m.orders_own_cancel()}
      </Button>
      {isOpen && (
        <OpenDialog title={m.orders_own_cancel_sure({ number: orderNum })} onClose={() => setOpen(false)}>
          <p>{m.orders_own_cancel_text()}</p>
          {problem && (
            <div className="mt-4">
              <EditProblem problem={problem} onLookAgain={lookAgain}>
                {problem.type === '/problems/too-late' && <ShopPhone phone={phone} />}
              </EditProblem>
            </div>
          )}
          <form method="dialog" className="mt-6 flex flex-wrap gap-3">
            <Button type="submit" look="quiet">
              {m.orders_own_cancel_no()}
            </Button>
            <Button look="main" disabled={sending} onClick={cancel}>
              {m.orders_own_cancel_yes()}
            </Button>
          </form>
        </OpenDialog>
      )}
    </>
  )
}
