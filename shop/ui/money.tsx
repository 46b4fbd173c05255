import { useRouteLoaderData } from 'react-router'
import { type Currency, showMoney } from '../lib/money.ts'
import { m } from '../messages/m.ts'

const inCase: Currency = { code: 'PKR', exponent: 2, locale: m.shop_language() }

/** The shop's currency, from the frame that stands around every screen. */
export function useCurrency(): Currency {
  const root = useRouteLoaderData('root') as { settings?: { currency: Currency } } | undefined
  return root?.settings?.currency ?? inCase
}

/** An amount (decimal) in the shop's currency, as "Rs 450.00". */
export function Money({ amount }: { amount: number }) {
  return <bdi className="tabular-nums whitespace-nowrap">{showMoney(amount, useCurrency())}</bdi>
}
