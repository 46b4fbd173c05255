import { Printer } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { type Storage, storageKinds } from '../../../catalogue/storage.rules.ts'
import { m } from '../../../messages/m.ts'
import { isPickedIn } from '../../../orders/order-states.rules.ts'
import { allBags, type Bags, bagsOf, sameBags, usualBags } from '../../../orders/packing/bags.rules.ts'
import type { PackedItem } from '../../../orders/packing/packing.contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OrderAnswer } from '../../kit/parts/order-answer.tsx'
import { OrderHeading } from '../../kit/parts/order-heading.tsx'
import { useLive } from '../../kit/use-live.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { BagsOfKind } from '../parts/bags-of-kind.tsx'

/** Bags that are not saved, and the numbers that the packer saw when they began to type. */
type Typed = { bags: Bags; seen: Bags }

/** One order for packing: its lines by the bag in which they go, and how many bags there are of each kind. */
export default function PackingOrderScreen({ params: { orderNum = '' } }: OfficeProps) {
  const {
    answer: order,
    problem,
    retry,
    know,
    asking,
  } = useCall('GET /packing/find/{orderNum}', { orderNum })
  const [typed, setTyped] = useState<Typed>()
  const [sending, setSending] = useState(false)
  useLive('orders', retry, asking || sending)
  if (!order) return <OrderAnswer {...{ orderNum, problem }} onRetry={retry} />

  const { orderId, orderStatus, orderItems } = order
  const isOpen = isPickedIn(orderStatus)
  const counted = bagsOf(order.bags)
  const bags = typed?.bags ?? (allBags(counted) > 0 ? counted : usualBags(orderItems))
  const isSaved = sameBags(bags, counted)
  const labels = `/admin/packing/${encodeURIComponent(orderNum)}/labels`

  async function save() {
    setSending(true)
    const sent = await send('POST /packing/countBags', { orderId, bags, seen: typed?.seen ?? counted })
    setSending(false)
    toast(sent.ok ? m.office_orders_bags_saved() : sent.problem.title || m.shop_offline())
    if (sent.ok) {
      know(sent.answer)
      setTyped(undefined)
    } else {
      // The numbers of the other packer are shown: what was typed over them is entered again.
      if (sent.problem.type === '/problems/changed') setTyped(undefined)
      retry()
    }
  }
  async function pack({ orderItemId, version, itemStatus }: PackedItem) {
    setSending(true)
    const to = itemStatus === 'PACKED' ? 'PICKED' : 'PACKED'
    const sent = await send('POST /orders/pickItem', { orderItemId, version, itemStatus: to })
    setSending(false)
    if (!sent.ok) toast(sent.problem.errors?.[0]?.message ?? (sent.problem.title || m.shop_offline()))
    retry()
  }
  const count = (kind: Storage) => (number: number) =>
    setTyped({ bags: { ...bags, [kind]: number }, seen: typed?.seen ?? counted })
  return (
    <>
      <OrderHeading order={order} closed={isOpen ? undefined : m.orders_not_to_pack()}>
        <ButtonLink look="quiet" to={`/admin/picking/${encodeURIComponent(orderNum)}`}>
          {m.office_orders_to_picking()}
        </ButtonLink>
        <ButtonLink look="quiet" to={labels}>
          <Printer aria-hidden className="size-4.5" />
          {m.office_orders_labels()}
        </ButtonLink>
      </OrderHeading>
      <div className="grid gap-6">
        {storageKinds.map(kind => (
          <BagsOfKind
            key={kind}
            kind={kind}
            items={orderItems.filter(({ storage }) => storage === kind)}
            bags={bags[kind]}
            disabled={sending || !isOpen}
            onCount={count(kind)}
            onPack={pack}
          />
        ))}
      </div>
      <div className="sticky bottom-4 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-tile bg-ink px-5 py-3 text-paper shadow-raised">
        <p role="status" className="font-medium">
          {m.office_orders_bags({ count: allBags(bags) })}
          {!isSaved && ` · ${m.office_orders_bags_not_saved()}`}
        </p>
        <Button look="main" disabled={sending || !isOpen || isSaved} onClick={save}>
          {m.office_orders_save_bags()}
        </Button>
      </div>
    </>
  )
}
