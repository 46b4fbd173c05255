import { type RefObject, useRef } from 'react'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Money } from '../../../ui/money.tsx'
import { type Typed, typedBy } from '../../kit/scanner.rules.ts'

type Props = {
  value: string
  onChange: (typed: string) => void
  /** The cash to receive. */
  due: number | undefined
  box?: RefObject<HTMLInputElement | null>
  error?: string | undefined
  /** Called with a code that a scanner types here, which is no amount. */
  onScan?: (scanned: string) => void
}

/** The cash that a customer gives, and the change for it. Left empty, it is exactly what is due. */
export function CashGiven({ value, onChange, due, box, error, onScan }: Props) {
  const keys = useRef<Typed>({ keys: '', at: 0 })
  const before = useRef('')
  const change = due === undefined || value.trim() === '' ? undefined : readAmount(value) - due
  return (
    <div>
      <Field
        ref={box}
        label={m.office_orders_counter_given()}
        hint={m.office_orders_counter_given_hint()}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={event => {
          if (!onScan) return
          const { scanned, ...now } = typedBy(keys.current, event.key, event.timeStamp)
          // The first key of a run: the text before it is the amount, if the rest is a scan.
          if (now.keys.length === 1) before.current = value
          keys.current = now
          if (scanned === undefined) return
          event.preventDefault()
          onChange(before.current)
          onScan(scanned)
        }}
      />
      {change !== undefined && change >= 0 && (
        <p role="status" className="mt-2 text-xl font-semibold">
          {m.office_orders_counter_change()} <Money amount={Number(change.toFixed(4))} />
        </p>
      )}
    </div>
  )
}
