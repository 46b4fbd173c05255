import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Money, useCurrency } from '../../ui/money.tsx'
import type { Product } from '../catalogue.contract.ts'
import { estimateOf } from '../estimate.ts'

type Priced = Pick<
  Product,
  'unitPrice' | 'effectivePrice' | 'discount' | 'priceUnit' | 'pricedPer' | 'nominalMeasure' | 'comparePrices'
> & { weighedAfter?: boolean; yieldBp?: number; dearestPrice?: number }

type Props = {
  product: Priced
  size?: keyof typeof sizes
  /** True if the price of the shopper's branch is filled in afterwards. */
  marked?: boolean
}

const sizes = { small: 'text-lg', large: 'text-3xl' } as const

/**
 * The price charged per unit, with the previous price and the discount if it is reduced (spec section 9), and about what a piece
 * costs that is priced by its weight.
 */
export function ProductPrice({ product, size = 'small', marked = false }: Props) {
  const currency = useCurrency()
  const [price, ofPrice] = marked ? [{ 'data-price': '' }, { 'data-of-price': '' }] : []
  const reduced = product.effectivePrice < product.unitPrice
  const varies = (product.dearestPrice ?? 0) > product.effectivePrice
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span>
        {varies && `${m.catalogue_price_from()} `}
        <span className={`font-semibold ${sizes[size]}`} {...price}>
          <Money amount={product.effectivePrice} />
        </span>{' '}
        <span className="text-sm text-muted">{m.catalogue_per_unit({ unit: product.priceUnit })}</span>
      </span>
      {reduced && (
        <span className="text-sm" {...ofPrice}>
          <span className="sr-only">{m.catalogue_price_before()} </span>
          <s className="text-muted">
            <Money amount={product.unitPrice} />
          </s>{' '}
          <span className="font-semibold text-rose">
            {m.catalogue_discount({ percent: product.discount })}
          </span>
        </span>
      )}
      {product.nominalMeasure !== null && (
        <span className="w-full text-sm text-muted" {...ofPrice}>
          {m.catalogue_about_each({
            amount: showMoney(estimateOf(product, 1, currency.exponent).about, currency),
          })}
        </span>
      )}
      <ComparePrices product={product} marks={ofPrice} />
    </p>
  )
}

/** The prices of a kilo, a litre, a pound or a piece, if the price itself is for something else. */
function ComparePrices({
  product: { comparePrices },
  marks,
}: {
  product: Priced
  marks: { 'data-of-price': string } | undefined
}) {
  const currency = useCurrency()
  if (comparePrices.length === 0) return null
  const words = comparePrices.map(({ unit, price }) =>
    m.catalogue_unit_price({ amount: showMoney(price, currency), unit }),
  )
  return (
    <span className="w-full text-sm text-muted" {...marks}>
      {words.join(' · ')}
    </span>
  )
}
