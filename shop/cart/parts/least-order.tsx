import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { useCurrency } from '../../ui/money.tsx'

type Props = { destination: { leastOrder: number | null; missing: number } | null }

/** Says what is missing for the minimum order of the zone of the address; nothing if it is reached, or has none. */
export function LeastOrder({ destination }: Props) {
  const currency = useCurrency()
  const { leastOrder = null, missing = 0 } = destination ?? {}
  if (leastOrder === null || missing === 0) return null
  return (
    <p className="mt-2 rounded-small bg-saffron-soft px-3 py-2 text-sm">
      {m.delivery_note_least({ amount: showMoney(leastOrder, currency) })}{' '}
      <strong className="font-semibold">
        {m.delivery_note_missing({ amount: showMoney(missing, currency) })}
      </strong>
    </p>
  )
}
