import { Replace, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { OfferedChoices, StaffItem } from '../../../orders/desk/staff-order.fields.ts'
import { isLeftOut } from '../../../orders/order-lines.rules.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { amountIn } from '../../kit/order-draft.rules.ts'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { hasChoices, LineChoices } from '../../kit/parts/line-choices.tsx'
import { WeightField } from '../../kit/parts/weight-field.tsx'
import { weightIn } from '../../kit/typed-weight.rules.ts'
import type { OrderDraft } from '../../kit/use-order-draft.ts'
import { LineNotes } from './order-lines.tsx'

/** `offered`: the choices of its product, if it is still sold. */
type Props = {
  item: StaffItem
  offered: OfferedChoices | undefined
  draft: OrderDraft
  isReplaced: boolean
}

const button =
  'inline-flex min-h-10 items-center gap-1.5 rounded-round border border-edge px-3 text-sm font-medium hover:bg-green-soft aria-pressed:bg-green aria-pressed:text-on-green'

/** A saved line while its order is edited. */
export function EditedLine({ item, offered, draft, isReplaced }: Props) {
  const [replacing, setReplacing] = useState(false)
  const { orderItemId, productName: name, measuringUnit: unit } = item
  const typed = draft.draftOf(orderItemId)
  const amount = amountIn(typed.quantity)
  const isNoWeight = typed.weight.trim() !== '' && weightIn(typed.weight, item.pricedUnit) === undefined
  const change = (some: Parameters<OrderDraft['change']>[1]) => draft.change(orderItemId, some)
  const isGone = typed.removed || isReplaced || isLeftOut(typed.itemStatus)
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-48 grow basis-0 wrap-anywhere">
          <p className={`font-semibold ${isGone ? 'text-muted line-through' : ''}`}>{name}</p>
          <LineNotes item={item} />
          {!isGone && item.reducedFrom !== null && (amount ?? 0) > item.quantity && (
            <p className="text-sm font-medium text-rose">{m.office_orders_full_price()}</p>
          )}
        </div>
        {!isGone && (
          <div className="flex flex-wrap items-start gap-2">
            <label className="text-sm">
              <span className="mb-1 block text-muted">{m.office_orders_amount({ unit })}</span>
              <input
                inputMode="decimal"
                maxLength={9}
                aria-label={m.office_orders_amount_of({ name })}
                aria-invalid={amount === undefined || undefined}
                value={typed.quantity}
                onChange={event => change({ quantity: event.target.value })}
                className={`${inputLook} max-w-24 text-end tabular-nums`}
              />
              {amount === undefined && (
                <span className="mt-1 block font-medium text-rose">{m.office_orders_no_amount()}</span>
              )}
            </label>
            {item.weighed && (
              <WeightField
                item={item}
                quantity={amount ?? item.quantity}
                value={typed.weight}
                isWrong={isNoWeight}
                checkedLive
                onChange={weight => change({ weight })}
              />
            )}
          </div>
        )}
      </div>
      {!isGone && offered && hasChoices(offered) && (
        <div className="flex flex-wrap gap-2">
          <LineChoices goods={offered} choices={typed.choices} onChange={choices => change({ choices })} />
        </div>
      )}
      {!isReplaced && (
        <div className="flex flex-wrap gap-2">
          {!typed.removed && (
            <>
              <button
                type="button"
                aria-pressed={isLeftOut(typed.itemStatus)}
                aria-label={m.office_orders_not_there_of({ name })}
                onClick={() => change({ itemStatus: isLeftOut(typed.itemStatus) ? 'NEW' : 'UNAVAILABLE' })}
                className={button}
              >
                {m.office_orders_not_there()}
              </button>
              <button
                type="button"
                aria-expanded={replacing}
                aria-label={m.office_orders_replace_of({ name })}
                onClick={() => setReplacing(!replacing)}
                className={button}
              >
                <Replace aria-hidden className="size-4" />
                {m.office_orders_replace()}
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={
              typed.removed ? m.office_orders_keep_of({ name }) : m.office_orders_remove_of({ name })
            }
            onClick={() => change({ removed: !typed.removed })}
            className={button}
          >
            {typed.removed ? (
              <Undo2 aria-hidden className="size-4" />
            ) : (
              <Trash2 aria-hidden className="size-4" />
            )}
            {typed.removed ? m.office_orders_keep() : m.office_orders_remove()}
          </button>
          {!isGone && (
            <input
              maxLength={500}
              aria-label={m.office_orders_line_note_of({ name })}
              placeholder={m.office_orders_line_note()}
              value={typed.notes}
              onChange={event => change({ notes: event.target.value })}
              className={`${inputLook} min-w-40 grow basis-0 text-sm`}
            />
          )}
        </div>
      )}
      {replacing &&
        !isReplaced &&
        !typed.removed &&
        (item.substitution === 'NONE' ? (
          <p role="status" className="rounded-small bg-saffron-soft px-4 py-3">
            {m.office_orders_swap_no_wish()}
          </p>
        ) : (
          <GoodsBox
            noBoxes
            autoFocus
            label={m.office_orders_instead_of({ name })}
            onChoose={goods => {
              draft.add(goods, orderItemId)
              setReplacing(false)
            }}
          />
        ))}
    </li>
  )
}
