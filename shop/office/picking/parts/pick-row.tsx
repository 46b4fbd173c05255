import { Check, CloudOff } from 'lucide-react'
import { useState } from 'react'
import { AgeMark } from '../../../catalogue/ages/age-mark.tsx'
import { m } from '../../../messages/m.ts'
import { lineChoices } from '../../../orders/line-choices.ts'
import { isLeftOut } from '../../../orders/order-lines.rules.ts'
import { amountWords, itemStatusWord } from '../../../orders/own/order-words.rules.ts'
import type { PickedItem } from '../../../orders/picking/picking.contract.ts'
import { Picture } from '../../../ui/picture.tsx'
import { When } from '../../../ui/when.tsx'
import { LineLots } from '../../kit/parts/line-lots.tsx'
import { wishWords } from '../../kit/wish-words.ts'
import { PickSome } from './pick-some.tsx'
import { PickWeight } from './pick-weight.tsx'
import { type Instead, SwapChoice } from './swap-choice.tsx'

type Status = 'NEW' | 'PICKED' | 'PACKED' | 'UNAVAILABLE' | 'SUBSTITUTED'
/** The result of picking a line. */
export type PickChange = {
  itemStatus: Status
  finalWeight?: number | null
  packedQuantity?: number | null
  instead?: { productId: number; quantity: number }
  agreed?: boolean
  /** The code of the lot that the picker has in their hands. */
  lot?: string
}
type Props = {
  item: PickedItem & { isWaiting: boolean }
  /** Shown instead of the name of the product, where that is written above. */
  title?: string
  disabled: boolean
  onPick: (change: PickChange) => void
  onAsk: (instead: Instead) => void
}

const button =
  'inline-flex min-h-11 items-center rounded-round border border-edge px-4 text-sm font-medium hover:bg-green-soft disabled:opacity-50 aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-on-green'

/** A line as a big row: one tap marks it as in the basket; other results are chosen below. */
export function PickRow({ item, title = item.productName, disabled, onPick, onAsk }: Props) {
  const [replacing, setReplacing] = useState(false)
  const [counting, setCounting] = useState(false)
  const { productName: name, itemStatus, quantity, packedQuantity, measuringUnit: unit } = item
  const isPicked = itemStatus === 'PICKED' || itemStatus === 'PACKED'
  const isOut = isLeftOut(itemStatus)
  const choices = lineChoices(item)
  // Scales say how much there is of goods sold by weight.
  const isCounted = quantity > item.step && !(item.weighed && item.pricedUnit === unit)
  /** Takes the result back, and with it the amount that was there. */
  const untick: PickChange = {
    itemStatus: 'NEW',
    ...(packedQuantity === null ? {} : { packedQuantity: null }),
  }
  const toggle = (to: Status) => onPick(itemStatus === to ? untick : { itemStatus: to })
  return (
    <li className={`grid gap-3 p-4 ${isPicked ? 'bg-green-soft/60' : ''}`}>
      <button
        type="button"
        aria-pressed={isPicked}
        aria-label={m.office_orders_pick_of({ amount: amountWords(item), name })}
        disabled={disabled || isOut}
        onClick={() => onPick(isPicked ? untick : { itemStatus: 'PICKED' })}
        className="flex items-center gap-4 rounded-small text-start"
      >
        <span
          aria-hidden
          className={`grid size-12 shrink-0 place-items-center rounded-small border-2 ${isPicked ? 'border-green bg-green text-on-green' : 'border-edge bg-raised'}`}
        >
          {isPicked && <Check className="size-7" />}
        </span>
        <span className="tile hidden size-14 shrink-0 rounded-small sm:block">
          <Picture src={item.image} size={56} />
        </span>
        <span className="min-w-0 grow wrap-anywhere">
          <span className={`block text-lg font-semibold ${isOut ? 'line-through' : ''}`}>{title}</span>
          {item.ageFrom !== null && <AgeMark age={item.ageFrom} />}
          {choices.length > 0 && <span className="block font-medium">{choices.join(' · ')}</span>}
          {item.notes && <span className="block">“{item.notes}”</span>}
          <span className="block text-sm text-muted">
            {item.sku}
            {item.weighedAfter && ` · ${m.office_orders_weigh_after()}`}
            {item.prepMinutes > 0 && ` · ${m.office_orders_work({ count: item.prepMinutes })}`}
            {` · ${wishWords(item)}`}
          </span>
          {item.nextLot && (
            <span className="block font-medium">{m.office_picking_take_lot({ lot: item.nextLot.says })}</span>
          )}
          <LineLots of={item} />
        </span>
        <span className="shrink-0 text-end text-xl font-semibold tabular-nums">
          {packedQuantity === null || isOut
            ? quantity
            : m.office_picking_there_of({ amount: String(packedQuantity), all: String(quantity) })}{' '}
          <span className="text-base font-normal">{unit}</span>
          {item.pricedUnit !== unit && (
            <span className="block text-base font-normal text-muted">
              {m.office_orders_about({ measure: String(item.estimatedMeasure), unit: item.pricedUnit })}
            </span>
          )}
        </span>
      </button>
      <div className="flex flex-wrap items-end gap-2">
        {item.weighed && !isOut && (
          <PickWeight
            key={item.finalWeight}
            item={item}
            disabled={disabled}
            onWeigh={finalWeight =>
              onPick({ itemStatus: itemStatus === 'PACKED' ? 'PACKED' : 'PICKED', finalWeight })
            }
          />
        )}
        {isPicked && (
          <button
            type="button"
            aria-pressed={itemStatus === 'PACKED'}
            disabled={disabled}
            onClick={() => onPick({ itemStatus: itemStatus === 'PACKED' ? 'PICKED' : 'PACKED' })}
            className={button}
          >
            {itemStatusWord('PACKED')}
          </button>
        )}
        {itemStatus === 'SUBSTITUTED' ? (
          <span className="rounded-round bg-rose-soft px-3 py-1 text-sm font-semibold text-rose">
            {itemStatusWord(itemStatus)}
          </span>
        ) : (
          <>
            {isCounted && !isOut && (
              <button
                type="button"
                aria-expanded={counting}
                aria-label={m.office_picking_some_of({ name })}
                disabled={disabled}
                onClick={() => setCounting(!counting)}
                className={button}
              >
                {m.office_picking_some()}
              </button>
            )}
            <button
              type="button"
              aria-pressed={itemStatus === 'UNAVAILABLE'}
              aria-label={m.office_orders_not_there_of({ name })}
              disabled={disabled}
              onClick={() => toggle('UNAVAILABLE')}
              className={button}
            >
              {m.office_orders_not_there()}
            </button>
            <button
              type="button"
              aria-expanded={replacing}
              aria-label={m.office_orders_replace_of({ name })}
              disabled={disabled}
              onClick={() => setReplacing(!replacing)}
              className={button}
            >
              {m.office_orders_replace()}
            </button>
          </>
        )}
      </div>
      {counting && isCounted && !isOut && (
        <PickSome
          item={item}
          disabled={disabled}
          onPick={packed => {
            setCounting(false)
            onPick({
              itemStatus: itemStatus === 'PACKED' ? 'PACKED' : 'PICKED',
              packedQuantity: packed === quantity ? null : packed,
            })
          }}
        />
      )}
      {item.isWaiting && (
        <p className="flex items-center gap-2 text-sm font-medium text-rose">
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {m.office_taps_waiting()}
        </p>
      )}
      {item.claim && !item.claim.isMine && (
        <p className="rounded-small bg-sunken px-4 py-2 font-medium wrap-anywhere">
          {m.office_picking_taken_by({ name: item.claim.name })}
        </p>
      )}
      {item.offer && (
        <p className="rounded-small bg-saffron-soft px-4 py-2 font-medium wrap-anywhere">
          {m.office_orders_asked_about({ name: item.offer.productName })} <When at={item.offer.answerBy} />
        </p>
      )}
      {replacing && itemStatus !== 'SUBSTITUTED' && (
        <SwapChoice
          item={item}
          disabled={disabled}
          onReplace={({ productId, quantity }, agreed) => {
            setReplacing(false)
            onPick({
              itemStatus: 'SUBSTITUTED',
              instead: { productId, quantity },
              ...(agreed ? { agreed } : {}),
            })
          }}
          onAsk={instead => {
            setReplacing(false)
            onAsk(instead)
          }}
        />
      )}
    </li>
  )
}
