import { showMoney, toDecimal } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { orderedPrice } from '../show-item.server.ts'

type Instead = { productName: string; linePrice: number }

/** Returns both products of a swap with their prices, as the message to the customer shows them. */
export function swapWords(
  { currency: code, exponent }: { currency: string; exponent: number },
  was: EditableItem,
  now: Instead,
) {
  const money = (minor: number) =>
    showMoney(toDecimal(minor, exponent), { code, exponent, locale: m.shop_language() })
  return {
    ...{ was: was.productName, wasPrice: money(orderedPrice(was)) },
    ...{ now: now.productName, nowPrice: money(now.linePrice) },
  }
}
