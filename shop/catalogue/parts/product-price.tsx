import { m } from '../../messages/m.ts'
import { Money } from '../../ui/money.tsx'
import type { Product } from '../catalogue.contract.ts'

type Priced = Pick<Product, 'unitPrice' | 'effectivePrice' | 'discount' | 'unitName'>

const sizes = { small: 'text-lg', large: 'text-3xl' } as const

/** The price charged per unit, with the previous price and the discount if it is reduced (spec section 9). */
export function ProductPrice({ product, size = 'small' }: { product: Priced; size?: keyof typeof sizes }) {
  const reduced = product.effectivePrice < product.unitPrice
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span>
        <span className={`font-semibold ${sizes[size]}`}>
          <Money amount={product.effectivePrice} />
        </span>{' '}
        <span className="text-sm text-muted">{m.catalogue_per_unit({ unit: product.unitName })}</span>
      </span>
      {reduced && (
        <span className="text-sm">
          <span className="sr-only">{m.catalogue_price_before()} </span>
          <s className="text-muted">
            <Money amount={product.unitPrice} />
          </s>{' '}
          <span className="font-semibold text-rose">
            {m.catalogue_discount({ percent: product.discount })}
          </span>
        </span>
      )}
    </p>
  )
}
