import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { useCurrency } from '../../ui/money.tsx'

type Props = { range: { least: number; most: number }; onAsk: () => void }

/** Shows the lowest and highest delivery charge while the place is not known, and leads to the question for it. */
export function ShippingRange({ range: { least, most }, onAsk }: Props) {
  const currency = useCurrency()
  return (
    <p className="mt-2 rounded-small bg-saffron-soft px-3 py-2 text-sm">
      {m.cart_shipping_range({ least: showMoney(least, currency), most: showMoney(most, currency) })}{' '}
      <button
        type="button"
        className="min-h-6 font-semibold text-green underline underline-offset-4"
        onClick={onAsk}
      >
        {m.cart_shipping_ask()}
      </button>
    </p>
  )
}
