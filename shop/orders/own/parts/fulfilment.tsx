import { useShop } from '../../../ui/router.ts'
import { fulfilmentWords, type OrderFulfilment } from '../order-words.rules.ts'

/** How and when an order reaches its customer, by the shop's clock ("In store, Fri, 27 Nov, 16:00 to 18:00"). */
export function Fulfilment({ of }: { of: OrderFulfilment }) {
  return fulfilmentWords(of, useShop()?.settings.timeZone)
}
