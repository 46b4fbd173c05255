import { type Currency, showMoney } from '../lib/money.ts'
import { m } from '../messages/m.ts'
import { useShop } from './router.ts'

const inCase: Currency = { code: 'PKR', exponent: 2, locale: m.shop_language() }

/** Returns the shop's currency from the root route's data. */
export function useCurrency(): Currency {
  const root = useShop()
  return root?.settings?.currency ?? inCase
}

/** An amount (decimal) in the shop's currency, as "Rs 450.00". */
export function Money({ amount }: { amount: number }) {
  return <bdi className="tabular-nums whitespace-nowrap">{showMoney(amount, useCurrency())}</bdi>
}
