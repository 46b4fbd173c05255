import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { Goods } from '../../../orders/desk/phone-order.contract.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useGoods } from '../use-goods.ts'

type Props = {
  label: string
  onChoose: (goods: Goods) => void
  box?: RefObject<HTMLInputElement | null>
  autoFocus?: boolean
  /** True if prices are shown. */
  priced?: boolean
  /** True if boxes are not offered: they are sold as their parts. */
  noBoxes?: boolean
}

/** Finds products by a few letters or SKU: arrow keys select, Enter takes one, Escape clears. */
export function GoodsBox({ label, onChoose, box, autoFocus = false, priced = true, noBoxes }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [hurried, setHurried] = useState(false)
  const { found: all, of } = useGoods(typed)
  const found = noBoxes ? all.filter(({ boxed }) => !boxed) : all
  const current = of === typed.trim()
  const isOpen = typed.trim() !== '' && of !== ''
  const here = Math.min(at, found.length - 1)

  const take = (goods: Goods | undefined) => {
    if (!goods) return
    setTyped('')
    setAt(0)
    setHurried(false)
    onChoose(goods)
  }
  // Enter before the answer arrives takes the first match once it does.
  if (hurried && current) {
    setHurried(false)
    if (found[0]) queueMicrotask(() => take(found[0]))
  }
  function pressed(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      setAt((here + step + found.length) % Math.max(1, found.length))
    } else if (key === 'Enter') {
      event.preventDefault()
      if (current) take(found[here])
      else if (typed.trim()) setHurried(true)
    } else if (key === 'Escape' && typed) {
      event.preventDefault()
      setTyped('')
    }
  }
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        ref={box}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[here] ? `${id}-${here}` : undefined}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
        autoFocus={autoFocus}
        placeholder={m.office_orders_goods_hint()}
        maxLength={100}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setAt(0)
          setHurried(false)
        }}
        onKeyDown={pressed}
        className={inputLook}
      />
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 z-20 mt-1 rounded-tile border border-line bg-raised p-1 shadow-raised"
      >
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {found.map((goods, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
            <div
              tabIndex={-1}
              key={goods.productId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === here}
              onPointerDown={event => event.preventDefault()}
              onClick={() => take(goods)}
              className="flex cursor-pointer items-center gap-3 rounded-small px-2 py-1.5 aria-selected:bg-green-soft"
            >
              <span className="tile size-10 shrink-0 rounded-small">
                <Picture src={goods.images[0]} size={40} />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere">{goods.productName}</span>
                <span className="block text-sm text-muted">
                  {goods.sku} ·{' '}
                  {goods.quantity > 0
                    ? m.office_orders_left({ amount: `${goods.quantity} ${goods.unitName}` })
                    : m.office_orders_sold_out()}
                </span>
              </span>
              {priced && (
                <span className="shrink-0 text-sm">
                  <Money amount={goods.effectivePrice} /> {m.catalogue_per_unit({ unit: goods.priceUnit })}
                </span>
              )}
            </div>
          ))}
        </div>
        {found.length === 0 && <p className="p-3 text-muted">{m.office_orders_no_such_goods()}</p>}
      </div>
    </div>
  )
}
