import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { KnownCaller } from '../../../orders/desk/phone-order.contract.ts'
import { Day } from '../../../ui/day.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Money } from '../../../ui/money.tsx'
import { nameOf, takenBy } from '../../kit/phone-order.rules.ts'
import { useCallers } from '../use-callers.ts'

type Props = {
  phone: string
  error: string | undefined
  box: RefObject<HTMLInputElement | null>
  onType: (phone: string) => void
  /** Receives the known person picked, or undefined for a new number. */
  onTake: (known: KnownCaller | undefined) => void
}

/** The phone number of the caller; people who have it are listed below: arrow keys select, Enter picks one. */
export function CallerBox({ phone, error, box, onType, onTake }: Props) {
  const id = useId()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [hurried, setHurried] = useState(false)
  const callers = useCallers(phone, isOpen)
  const { found } = callers
  const here = Math.min(at, found.length - 1)
  const take = (known: KnownCaller | undefined) => {
    setOpen(false)
    setAt(0)
    setHurried(false)
    onTake(known)
  }
  // Enter before the answer arrives picks the first match once it does.
  if (hurried && callers.of === callers.digits) {
    setHurried(false)
    queueMicrotask(() => take(found[0]))
  }
  const close = () => {
    setOpen(false)
    setHurried(false)
  }
  function pressed(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    if (found.length && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      setAt((here + (key === 'ArrowDown' ? 1 : -1) + found.length) % found.length)
    } else if (key === 'Enter') {
      event.preventDefault()
      const taken = takenBy(callers, callers.digits, here)
      if (taken === 'late') setHurried(true)
      else take(taken)
    } else if (key === 'Escape') close()
  }
  return (
    <div className="relative">
      <Field
        ref={box}
        label={m.office_orders_phone()}
        hint={m.office_orders_phone_hint()}
        error={error}
        type="tel"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[here] ? `${id}-${here}` : undefined}
        autoComplete="off"
        // the first thing typed during a call
        autoFocus
        maxLength={40}
        value={phone}
        onChange={event => {
          setOpen(true)
          setAt(0)
          setHurried(false)
          onType(event.target.value)
        }}
        onKeyDown={pressed}
        onBlur={close}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.office_orders_callers()}
        hidden={found.length === 0}
        className="absolute inset-x-0 z-20 mt-1 rounded-tile border border-line bg-raised p-1 shadow-raised"
      >
        {found.map((known, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
          <div
            tabIndex={-1}
            key={known.contactId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === here}
            onPointerDown={event => event.preventDefault()}
            onClick={() => take(known)}
            className="cursor-pointer rounded-small px-3 py-2 aria-selected:bg-green-soft"
          >
            <span className="block font-semibold wrap-anywhere">
              <bdi>{nameOf(known)}</bdi> <span className="font-normal text-muted">{known.phone1}</span>
            </span>
            <span className="block text-sm text-muted wrap-anywhere">
              {[known.address?.address, known.address?.city].filter(Boolean).join(', ')}
            </span>
            {known.lastOrder && (
              <span className="block text-sm text-muted">
                {m.office_orders_last()} <Day at={known.lastOrder.createDate} /> ·{' '}
                <Money amount={known.lastOrder.grandTotal} />
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
