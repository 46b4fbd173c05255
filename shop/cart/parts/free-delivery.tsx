import { Truck } from 'lucide-react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { Band } from '../../settings/bands.rules.ts'
import { useCurrency } from '../../ui/money.tsx'
import { missingForFree } from '../free-delivery.rules.ts'

/** Says how much more must be ordered for free delivery, with a bar; nothing if it is free already, or never. */
export function FreeDelivery({
  shippingBands,
  subtotal,
}: {
  shippingBands: readonly Band[]
  subtotal: number
}) {
  const currency = useCurrency()
  const free = missingForFree(shippingBands, subtotal)
  if (!free) return null
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Truck aria-hidden className="size-4.5 shrink-0 text-green" />
        {m.cart_more_for_free({ amount: showMoney(free.missing, currency) })}
      </p>
      <progress
        aria-hidden
        value={subtotal}
        max={free.from}
        className="block h-2 w-full appearance-none overflow-hidden rounded-round bg-line [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green"
      />
    </div>
  )
}
