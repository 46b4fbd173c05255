import { useId, useState } from 'react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { PRICE_LEAST, PRICE_MOST } from '../search.rules.ts'
import { useFilterForm } from '../use-filter-form.ts'

type Props = { shown: { price: number } }

/**
 * The highest price of a product. The top stop means "this much or more", so that expensive products can still be found. It wakes the form
 * that it is in: the form then loads its list into the page.
 */
export const PriceSlider = island('price-slider', ({ shown }: Props) => {
  const [draft, setDraft] = useState({ of: shown, price: shown.price })
  // A new page resets it to its own price.
  if (draft.of !== shown) setDraft({ of: shown, price: shown.price })
  const { price } = draft
  const choose = (price: number) => setDraft({ of: shown, price })
  // Another category has other prices: the slider goes back to its end.
  useFilterForm(() => choose(PRICE_MOST))
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
        onChange={event => choose(Number(event.target.value))}
        className="h-11 w-full cursor-pointer accent-green"
      />
      <p className="-mt-2 flex justify-between text-sm text-muted tabular-nums" aria-hidden>
        <span>{money(PRICE_LEAST)}</span>
        <span>{money(PRICE_MOST)}+</span>
      </p>
    </div>
  )
})
