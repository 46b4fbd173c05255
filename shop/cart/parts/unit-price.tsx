import { m } from '../../messages/m.ts'
import { Money } from '../../ui/money.tsx'

/** A line of a cart; `reducedFrom`: its price without the reduction of goods that end soon, null if it is not reduced. */
type Props = { line: { effectivePrice: number; reducedFrom: number | null; priceUnit: string } }

/** The price of a unit, after the normal one struck through if it is reduced. */
export const UnitPrice = ({ line: { effectivePrice, reducedFrom, priceUnit } }: Props) => (
  <>
    {reducedFrom !== null && (
      <s className="text-sm text-muted">
        <span className="sr-only">{m.catalogue_price_before()} </span>
        <Money amount={reducedFrom} />
      </s>
    )}{' '}
    <Money amount={effectivePrice} />
    <span className="text-sm text-muted"> / {priceUnit}</span>
  </>
)
