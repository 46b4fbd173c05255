import { showMoney } from '../../../lib/money.ts'
import { useCurrency } from '../../../ui/money.tsx'

/** An amount (decimal) in its currency at the time (ISO 4217), which may differ from the shop's today. */
export function MoneyIn({ amount, currency }: { amount: number; currency: string }) {
  return (
    <bdi className="tabular-nums whitespace-nowrap">
      {showMoney(amount, { ...useCurrency(), code: currency })}
    </bdi>
  )
}
