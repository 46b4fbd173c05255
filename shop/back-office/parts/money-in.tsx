import { showMoney } from '../../lib/money.ts'
import { useCurrency } from '../../ui/money.tsx'

/** An amount (decimal) in the currency (ISO 4217) it was in at the time, which may not be the shop's any more. */
export function MoneyIn({ amount, currency }: { amount: number; currency: string }) {
  return (
    <bdi className="tabular-nums whitespace-nowrap">
      {showMoney(amount, { ...useCurrency(), code: currency })}
    </bdi>
  )
}
