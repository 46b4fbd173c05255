import { useId } from 'react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { useCurrency } from '../../ui/money.tsx'
import { PRICE_LEAST, PRICE_MOST } from '../search.rules.ts'

type Props = { price: number; onPrice: (price: number) => void }

/** The highest price of a product. The top stop means "this much or more", so that expensive products can still be found. */
export function PriceSlider({ price, onPrice }: Props) {
  const id = useId()
  const currency = useCurrency()
  const money = (amount: number) => showMoney(amount, currency).replace(/[.,]00$/, '')
  const says = price === PRICE_MOST ? m.search_price_top({ amount: money(price) }) : money(price)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {m.search_price()}
        </label>
        <output htmlFor={id} className="text-sm font-semibold tabular-nums">
          {says}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name="price"
        min={PRICE_LEAST}
        max={PRICE_MOST}
        value={price}
        aria-valuetext={says}
        onChange={event => onPrice(Number(event.target.value))}
        className="h-11 w-full cursor-pointer accent-green"
      />
      <p className="-mt-2 flex justify-between text-sm text-muted tabular-nums" aria-hidden>
        <span>{money(PRICE_LEAST)}</span>
        <span>{money(PRICE_MOST)}+</span>
      </p>
    </div>
  )
}
