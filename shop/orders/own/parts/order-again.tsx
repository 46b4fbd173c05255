import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { putAgain } from '../../../cart/again/put-again.ts'
import { useWishes } from '../../../cart/order-wishes.ts'
import { m } from '../../../messages/m.ts'
import { useAskedBranch } from '../../../settings/branches/chosen-branch.ts'
import { Button } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'

type Props = { orderNum: string; link: string; className?: string }

/** Puts the lines of an order into the cart again, as far as the shop still sells them, and opens the cart. */
export function OrderAgain({ orderNum, link, className }: Props) {
  const { pickupType } = useWishes()
  const branch = useAskedBranch(pickupType)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  async function order() {
    setBusy(true)
    const sent = await send('GET /orders/again/{orderNum}/{link}', { orderNum, link, pickupType, ...branch })
    setBusy(false)
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    putAgain(sent.answer.lines)
    navigate('/cart')
  }
  return (
    <Button
      look="quiet"
      disabled={busy}
      onClick={order}
      aria-label={m.orders_again_of({ number: orderNum })}
      className={className}
    >
      <RotateCcw aria-hidden className="size-5" />
      {m.orders_again()}
    </Button>
  )
}
