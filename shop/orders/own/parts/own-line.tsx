import { Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ShownLine } from '../../../cart/cart.contract.ts'
import type { CartLine } from '../../../cart/cart-lines.ts'
import { lineWords } from '../../../cart/line-words.ts'
import LineDialog from '../../../cart/parts/line-dialog.tsx'
import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { QuantityInput, type QuantityLimits } from '../../../ui/quantity-input.tsx'

type Props = {
  name: string
  image: string | null
  unit: string
  line: CartLine
  limits: QuantityLimits
  /** The product as it is sold now; undefined if it is not: then its choices stay. */
  shown: ShownLine | undefined
  /** Its price after the changes, if it is known. */
  price: number | undefined
  /** A note about the amount, for its customer. */
  says?: string | undefined
  /** The box that it is a part of, in words. */
  box?: string | undefined
  isNew?: boolean
  onChange: (line: CartLine) => void
  onRemove: () => void
  /** A line that is taken out can be put back. */
  removed?: boolean
  onPutBack?: () => void
}

/** A line of an order while its customer changes it. */
export function OwnLine({
  name,
  image,
  unit,
  line,
  limits,
  shown,
  price,
  says,
  box,
  isNew = false,
  ...rest
}: Props) {
  const { onChange, onRemove, removed = false, onPutBack } = rest
  const [isOpen, setOpen] = useState(false)
  const words = [box, lineWords(line)].filter(Boolean).join(' · ')
  const back = useRef<HTMLButtonElement>(null)
  const bin = useRef<HTMLButtonElement>(null)
  const focusLater = (button: typeof back) => requestAnimationFrame(() => button.current?.focus())
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-4">
      <div className={`tile row-span-2 size-16 self-start ${removed ? 'opacity-50' : ''}`}>
        <Picture src={image} size={64} />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className={`font-semibold ${removed ? 'text-muted line-through' : ''}`}>{name}</p>
        {(isNew || words) && (
          <p className="text-sm text-muted">
            {[isNew && m.orders_own_new(), words].filter(Boolean).join(' · ')}
          </p>
        )}
        {!removed && says && <p className="text-sm font-medium text-rose">{says}</p>}
        {!removed && shown && (
          <button
            type="button"
            aria-label={m.cart_change_of({ name })}
            className="-my-1 min-h-8 py-1 text-sm text-green underline underline-offset-4 hover:no-underline"
            onClick={() => setOpen(true)}
          >
            {m.cart_change()}
          </button>
        )}
      </div>
      {removed ? (
        <button
          ref={back}
          type="button"
          aria-label={m.orders_own_undo({ name })}
          className="inline-flex min-h-11 items-center gap-2 rounded-round px-3 font-semibold text-green hover:bg-green-soft"
          onClick={() => {
            onPutBack?.()
            focusLater(bin)
          }}
        >
          <Undo2 aria-hidden className="size-4.5" />
          {m.orders_own_undo_short()}
        </button>
      ) : (
        <button
          ref={bin}
          type="button"
          aria-label={m.orders_own_remove({ name })}
          className="inline-grid size-11 place-items-center self-start rounded-round text-muted hover:bg-rose-soft hover:text-rose"
          onClick={() => {
            onRemove()
            focusLater(back)
          }}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      )}
      <div className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {removed ? (
          <p className="text-sm font-medium text-rose">{m.orders_own_removed()}</p>
        ) : (
          <>
            <span className="inline-flex items-center gap-2 text-sm text-muted">
              <QuantityInput
                label={m.cart_quantity_of({ name })}
                value={line.quantity}
                onChange={quantity => onChange({ ...line, quantity })}
                {...limits}
              />
              {unit}
            </span>
            {price !== undefined && (
              <span className="ms-auto font-semibold">
                <Money amount={price} />
              </span>
            )}
          </>
        )}
      </div>
      {isOpen && shown && (
        <LineDialog
          line={line}
          shown={shown}
          onSave={changed => {
            setOpen(false)
            onChange(changed)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
