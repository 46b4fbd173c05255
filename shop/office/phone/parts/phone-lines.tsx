import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ShownLine } from '../../../cart/cart.contract.ts'
import { LineReduction } from '../../../cart/parts/reduced-note.tsx'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Money } from '../../../ui/money.tsx'
import { amountIn } from '../../kit/order-draft.rules.ts'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { hasChoices, LineChoices, missingWords } from '../../kit/parts/line-choices.tsx'
import type { PhoneOrder } from '../../kit/use-phone-order.ts'
import { BoxOfLine } from './box-of-line.tsx'

type Props = { order: PhoneOrder; box: RefObject<HTMLInputElement | null>; error: string | undefined }

/** The lines of a phone order: type a product, Enter picks it, then its quantity and choices, and Enter for the next. */
export function PhoneLines({ order, box, error }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<number>()
  useEffect(() => {
    const amount = list.current?.querySelector<HTMLInputElement>(`[data-line="${added}"]`)
    amount?.focus()
    amount?.select()
  }, [added])
  /** Enter leads to a choice that is missing, or else to the next product. */
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const missing = event.currentTarget.closest('li')?.querySelector<HTMLElement>('select[aria-invalid]')
    ;(missing ?? box.current)?.focus()
  }
  return (
    <>
      <GoodsBox
        label={m.office_orders_add_goods()}
        box={box}
        onChoose={goods => setAdded(order.add(goods))}
      />
      {error && <p className="mt-1 text-sm font-medium text-rose">{error}</p>}
      <ul ref={list} className="mt-3 divide-y divide-line">
        {order.lines.map(({ key, goods, quantity, choices, parts = [] }) => {
          const { productName: name, unitName: unit } = goods
          const priced = order.pricedLine(key)
          const trouble =
            amountIn(quantity) === undefined
              ? m.office_orders_no_amount()
              : (missingWords({ goods, choices }) ?? troubleWords(priced))
          return (
            <li key={key} className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
              <div className="min-w-40 grow basis-0 wrap-anywhere">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">
                  <Money amount={priced?.effectivePrice ?? goods.effectivePrice} />{' '}
                  {m.catalogue_per_unit({ unit: goods.priceUnit })}
                </p>
                {priced && <LineReduction shown={priced} />}
              </div>
              <label className="text-sm">
                <span className="mb-1 block text-muted">{m.office_orders_amount({ unit })}</span>
                <input
                  data-line={key}
                  inputMode="decimal"
                  maxLength={9}
                  aria-label={m.office_orders_amount_of({ name })}
                  aria-invalid={trouble !== undefined || undefined}
                  value={quantity}
                  onChange={event => order.changeLine(key, { quantity: event.target.value })}
                  onKeyDown={goOn}
                  className={`${inputLook} max-w-24 text-end tabular-nums`}
                />
              </label>
              <span className="min-w-24 pb-2.5 text-end font-medium max-sm:grow">
                {priced ? <Money amount={priced.lineTotal} /> : '…'}
              </span>
              <button
                type="button"
                aria-label={m.office_orders_remove_of({ name })}
                onClick={() => {
                  order.removeLine(key)
                  box.current?.focus()
                }}
                className="grid size-11 place-items-center rounded-round hover:bg-rose-soft"
              >
                <Trash2 aria-hidden className="size-4.5" />
              </button>
              {hasChoices(goods) && (
                <div className="flex basis-full flex-wrap gap-2 *:flex-1 *:basis-32">
                  <LineChoices
                    goods={goods}
                    choices={choices}
                    onChange={next => order.changeLine(key, { choices: next })}
                    onKeyDown={goOn}
                  />
                </div>
              )}
              {goods.boxed === 'CHOOSE' && (
                <div className="basis-full">
                  <BoxOfLine
                    productId={goods.productId}
                    chosen={parts}
                    onChoose={next => order.changeLine(key, { parts: next })}
                  />
                </div>
              )}
              {trouble && <p className="basis-full text-sm font-medium text-rose">{trouble}</p>}
            </li>
          )
        })}
      </ul>
      {order.lines.length === 0 && <p className="py-4 text-muted">{m.office_orders_no_goods_yet()}</p>}
    </>
  )
}

/** The problem of a line, in words to say on the phone. */
function troubleWords(priced: ShownLine | undefined): string | undefined {
  if (!priced?.trouble) return undefined
  const { trouble, left, unitName, minimum, maximum, step } = priced
  if (trouble === 'NOT_ENOUGH' || trouble === 'SOLD_OUT')
    return m.office_orders_left({ amount: `${left} ${unitName}` })
  if (trouble === 'QUANTITY')
    return m.office_orders_limits({ least: String(minimum), most: String(maximum), step: String(step) })
  return trouble === 'OPTION' && priced.contents === null
    ? m.office_orders_box_choose()
    : m.orders_office_not_sold()
}
