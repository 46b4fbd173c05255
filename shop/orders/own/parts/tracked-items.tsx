import { m } from '../../../messages/m.ts'
import { Picture } from '../../../ui/picture.tsx'
import { amountWords } from '../order-words.rules.ts'
import type { OwnItem } from '../own-orders.contract.ts'

/** The lines of a tracked order, in short. */
export function TrackedItems({ items }: { items: readonly OwnItem[] }) {
  return (
    <section aria-label={m.orders_track_items()} className="h-fit rounded-tile bg-sunken p-4">
      <h4 className="mb-3 text-sm font-medium text-muted">{m.orders_track_items()}</h4>
      <ul className="space-y-3">
        {items.map(({ ordersItems: item, products: product }) => (
          <li key={item.orderItemId} className="flex items-center gap-3 text-sm">
            <div className="tile size-10 shrink-0 rounded-small">
              <Picture src={product.image} size={40} />
            </div>
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{product.productName}</span>
            <span className="text-muted whitespace-nowrap">{amountWords(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
