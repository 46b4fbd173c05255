import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { PayNow } from './pay-now.tsx'

type Props = { order: { orderNum: string; restAsked: number | null }; link: string }

/** Names the rest that the shop asks the customer of an order to pay, and links to its payment. */
export function PayRest({ order: { orderNum, restAsked }, link }: Props) {
  const currency = useCurrency()
  if (restAsked === null) return null
  return (
    <PayNow orderNum={orderNum} link={link}>
      {m.orders_rest_asked({ amount: showMoney(restAsked, currency) })}
    </PayNow>
  )
}
