import { MessageCircle } from 'lucide-react'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { useShop } from '../../../ui/router.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { orderAddress } from '../../order-link.ts'
import type { ShownOrder } from '../../orders.contract.ts'
import { fulfilmentWords, mostOf } from '../order-words.rules.ts'
import { whatsAppAddress, whatsAppText } from '../whats-app.rules.ts'

type Props = { order: ShownOrder; link: string; look: 'main' | 'quiet' }

/**
 * Opens WhatsApp with a message about an order, which the shopper sends. Renders nothing if the shop has no number for it.
 */
export function WhatsAppLink({ order: { orders, orderItems }, link, look }: Props) {
  const { shopName = '', whatsAppNumber = '', timeZone } = useShop()?.settings ?? {}
  const currency = useCurrency()
  // The shop's host is known only in the browser.
  if (!useHydrated()) return null
  const most = mostOf(orders, orderItems)
  const text = whatsAppText({
    shopName,
    orderNum: orders.orderNum,
    items: orderItems,
    time: orders.slotStartsAt ? fulfilmentWords(orders, timeZone) : undefined,
    total: showMoney(orders.grandTotal, currency),
    most: most === undefined ? undefined : showMoney(most, currency),
    address: location.origin + orderAddress(orders.orderNum, link),
  })
  const address = whatsAppAddress(whatsAppNumber, text)
  if (!address) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={m.orders_whatsapp_text()}
      className={buttonLook(look)}
    >
      <MessageCircle aria-hidden className="size-4.5" />
      {m.orders_whatsapp_write()}
    </a>
  )
}
