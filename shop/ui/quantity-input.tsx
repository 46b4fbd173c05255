import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clampQuantity, THOUSANDTHS } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'

/** The plus button stops at this quantity; typing may go on to the maximum (spec section 5). */
const PLUS_STOPS_AT = 20

export type QuantityLimits = { step: number; minimum: number; maximum: number; left: number }

type Props = QuantityLimits & {
  label: string
  value: number
  onChange: (quantity: number) => void
  /** True if 0 may be typed (in the cart it removes the line). */
  zero?: boolean
  /** The name of plus at 0, when it is all that is shown; minus then goes down to 0. */
  add?: string
  disabled?: boolean
}

/**
 * A quantity with minus and plus, in steps of the product; typed text is applied when the field is left or Enter is pressed.
 */
export function QuantityInput({
  label,
  value,
  onChange,
  add,
  zero = add !== undefined,
  disabled = false,
  ...limits
}: Props) {
  const more = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const most = Math.max(limits.minimum, Math.min(limits.maximum, limits.left))
  const clamp = (quantity: number) =>
    clampQuantity(quantity, {
      step: Math.round(limits.step * THOUSANDTHS),
      minimum: limits.minimum,
      maximum: most,
    })
  const take = (text: string) => {
    const quantity = Number(text.replace(',', '.'))
    const taken =
      zero && quantity === 0 && text.trim() !== '' ? 0 : clamp(text.trim() === '' ? value : quantity)
    setTyped(String(taken))
    if (taken !== value) onChange(taken)
  }
  const isOpen = value > 0 || add === undefined
  const less = add !== undefined && value <= limits.minimum ? 0 : clamp(value - limits.step)
  const button =
    'grid size-11 place-items-center rounded-round text-green hover:bg-green-soft disabled:opacity-40'
  return (
    <fieldset
      className="inline-flex items-center rounded-round border border-edge bg-raised"
      disabled={disabled}
    >
      {isOpen && (
        <>
          <legend className="sr-only">{label}</legend>
          <button
            type="button"
            className={button}
            aria-label={m.shop_less()}
            disabled={add === undefined && value <= limits.minimum}
            onClick={() => {
              onChange(less)
              // Minus is gone at 0.
              if (less === 0) more.current?.focus()
            }}
          >
            <Minus aria-hidden className="size-4" />
          </button>
          <input
            aria-label={label}
            className="w-12 bg-transparent py-2 text-center tabular-nums"
            inputMode={limits.step < 1 ? 'decimal' : 'numeric'}
            maxLength={9}
            value={typed}
            onChange={event =>
              setTyped(event.target.value.replaceAll(limits.step < 1 ? /[^\d.,]/g : /\D/g, ''))
            }
            onBlur={event => take(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') take(event.currentTarget.value)
              if (event.key === 'ArrowUp') onChange(clamp(value + limits.step))
              if (event.key === 'ArrowDown') onChange(less)
            }}
          />
        </>
      )}
      <button
        ref={more}
        type="button"
        className={button}
        aria-label={isOpen ? m.shop_more() : add}
        disabled={value >= Math.min(most, PLUS_STOPS_AT)}
        onClick={() => onChange(clamp(value + limits.step))}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </fieldset>
  )
}
