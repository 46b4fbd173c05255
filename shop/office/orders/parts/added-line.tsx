import { Trash2 } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { StaffItem } from '../../../orders/desk/staff-order.fields.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Money } from '../../../ui/money.tsx'
import { type AddedDraft, amountIn } from '../../kit/order-draft.rules.ts'
import { hasChoices, LineChoices, missingWords } from '../../kit/parts/line-choices.tsx'
import type { OrderDraft } from '../../kit/use-order-draft.ts'
import { wishWords } from '../../kit/wish-words.ts'

type Props = { line: AddedDraft; draft: OrderDraft; items: readonly StaffItem[] }

/** An unsaved new line of an order, which may replace another one. */
export function AddedLine({ line, draft, items }: Props) {
  const { key, goods, quantity, choices, replaces } = line
  const { productName: name, unitName: unit } = goods
  const missing = missingWords({ goods, choices })
  const other = items.find(({ orderItemId }) => orderItemId === replaces)
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 bg-green-soft/60 px-2 py-3">
      <div className="min-w-48 grow basis-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {other ? m.office_orders_instead_of({ name: other.productName }) : m.office_orders_is_new()} ·{' '}
          <Money amount={goods.effectivePrice} /> {m.catalogue_per_unit({ unit: goods.priceUnit })}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <label className="text-sm">
          <span className="mb-1 block text-muted">{m.office_orders_amount({ unit })}</span>
          <input
            inputMode="decimal"
            maxLength={9}
            aria-label={m.office_orders_amount_of({ name })}
            aria-invalid={amountIn(quantity) === undefined || undefined}
            value={quantity}
            onChange={event => draft.changeAdded(key, { quantity: event.target.value })}
            className={`${inputLook} max-w-24 text-end tabular-nums`}
          />
        </label>
        <button
          type="button"
          aria-label={m.office_orders_remove_of({ name })}
          onClick={() => draft.removeAdded(key)}
          className="grid size-11 place-items-center rounded-round hover:bg-rose-soft"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      </div>
      {other && (
        <div className="basis-full">
          <p className="text-sm font-medium">
            {m.office_orders_wish_of({ name: other.productName, wish: wishWords(other) })}
          </p>
          {(other.substitution !== 'SPECIFIC' || other.substituteProductId !== goods.productId) && (
            <CheckField
              label={m.office_orders_swap_agreed()}
              checked={line.agreed === true}
              onChange={({ target }) => draft.changeAdded(key, { agreed: target.checked })}
            />
          )}
        </div>
      )}
      {hasChoices(goods) && (
        <div className="flex basis-full flex-wrap gap-2">
          <LineChoices
            goods={goods}
            choices={choices}
            onChange={next => draft.changeAdded(key, { choices: next })}
          />
        </div>
      )}
      {missing && <p className="basis-full text-sm font-medium text-rose">{missing}</p>}
    </li>
  )
}
