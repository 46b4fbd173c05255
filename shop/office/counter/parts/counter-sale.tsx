import type { FormEvent, RefObject } from 'react'
import { isOldEnough } from '../../../catalogue/ages/ages.rules.ts'
import { m } from '../../../messages/m.ts'
import { ageToCheck } from '../../../orders/ages/age-to-check.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { AgeQuestion } from '../../kit/ages/age-question.tsx'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { SumLine } from '../../kit/parts/sum-line.tsx'
import type { useSale } from '../use-sale.ts'
import { CashGiven } from './cash-given.tsx'
import { SaleLine } from './sale-line.tsx'

type Props = {
  sale: ReturnType<typeof useSale>
  cash: RefObject<HTMLInputElement | null>
  onScan: (scanned: string) => void
  onSold: () => void
}

/** A sale without a name: its lines, the total, the cash that is given, and the button that makes it. */
export function CounterSale({ sale, cash, onScan, onSold }: Props) {
  const { items, shown, priced, problem } = sale
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    await sale.sell()
    onSold()
  }
  const needed = ageToCheck((shown?.lines ?? []).map(line => ({ ...line, itemStatus: 'NEW' })))
  const checked = isOldEnough(sale.ageChecked, needed?.ageFrom ?? null)
  const isReady = (priced?.lines.every(({ trouble }) => trouble === null) ?? false) && checked
  return (
    <section aria-labelledby="counter-sale" className="card p-5">
      <h2 id="counter-sale" className="mb-3 text-xl">
        {m.office_orders_counter_sale()}
      </h2>
      <GoodsBox
        noBoxes
        label={m.office_orders_counter_search()}
        onChoose={({ productId, minimum }) => sale.add({ productId, quantity: minimum, weight: null })}
      />
      {items.length > 0 && (
        <form onSubmit={submitted} className="mt-4 grid gap-4">
          <ul className="divide-y divide-line">
            {items.map((item, at) => (
              <SaleLine
                key={item.key}
                item={item}
                line={shown?.lines[at]?.productId === item.productId ? shown.lines[at] : undefined}
                onChange={change => sale.changeItem(item.key, change)}
              />
            ))}
          </ul>
          {shown && (
            <dl className="grid gap-1.5">
              {shown.tax > 0 && <SumLine term={shown.taxName} amount={shown.tax} />}
              <SumLine term={m.office_orders_counter_total()} amount={shown.receivable} strong />
            </dl>
          )}
          <CashGiven
            value={sale.given}
            onChange={sale.setGiven}
            due={priced?.receivable}
            box={cash}
            onScan={onScan}
          />
          {needed && (
            <AgeQuestion
              needed={needed}
              checked={checked}
              onCheck={isChecked => sale.setAgeChecked(isChecked ? needed.ageFrom : 0)}
            />
          )}
          {problem && <Problem problem={problem} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" disabled={sale.sending} onClick={sale.clear}>
              {m.office_orders_counter_clear()}
            </Button>
            <Button type="submit" look="main" disabled={sale.sending || !isReady}>
              {m.office_orders_counter_sell()}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
