import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { orderAddress } from '../../order-link.ts'
import { isBooking } from '../../order-types.rules.ts'
import type { OrderHeader } from '../own-orders.contract.ts'

type Props = { order: Pick<OrderHeader, 'orderNum' | 'orderType' | 'orderStatus' | 'link'> }

/** Leads to the page of an order that its customer may still change or cancel: the page says until when. */
export function ChangeLink({ order: { orderNum, orderType, orderStatus, link } }: Props) {
  if (orderStatus !== 'NEW' || isBooking(orderType)) return null
  return (
    <ButtonLink look="quiet" to={orderAddress(orderNum, link)} ahead={false}>
      {m.orders_own_change_or_cancel()}
    </ButtonLink>
  )
}
