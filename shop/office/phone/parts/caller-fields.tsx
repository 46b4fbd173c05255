import { type KeyboardEvent, useRef } from 'react'
import { AddressFields } from '../../../customers/account/parts/address-fields.tsx'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, SelectField, TextField } from '../../../ui/forms/field.tsx'
import { fromKnown, type PhoneValues } from '../../kit/phone-order.rules.ts'
import type { PhoneOrder } from '../../kit/use-phone-order.ts'
import { CallerBox } from './caller-box.tsx'
import { TimeField } from './time-field.tsx'

type Props = {
  order: PhoneOrder
  wrong: Partial<Record<keyof PhoneValues | 'lines', string>>
  /** The caller is known: moves on to the products. */
  onReady: () => void
}

const noAccount = { accountId: undefined, account: '' }

/** The caller, and how the order reaches them. */
export function CallerFields({ order, wrong, onReady }: Props) {
  const { values, branches, branchId, collects, change } = order
  const name = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const text = (field: 'name' | 'email' | 'notes') => ({
    value: values[field],
    error: wrong[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  })
  const enterGoesOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onReady()
  }
  return (
    <section aria-labelledby="phone-caller" className="card grid gap-4 p-5 md:max-lg:grid-cols-2">
      <h2 id="phone-caller" className="col-span-full text-xl">
        {m.office_orders_caller()}
      </h2>
      <CallerBox
        phone={values.phone1}
        error={wrong.phone1}
        box={phone}
        onType={phone1 => change({ phone1, ...noAccount })}
        onTake={known => {
          if (known) change(fromKnown(values, known))
          if (known) onReady()
          else name.current?.focus()
        }}
      />
      {values.accountId !== undefined && (
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-small bg-green-soft p-3">
          <p className="min-w-0 grow wrap-anywhere">{m.office_orders_goes_to({ account: values.account })}</p>
          <Button look="quiet" onClick={() => change(noAccount)}>
            {m.office_orders_no_goes_to()}
          </Button>
        </div>
      )}
      <Field
        ref={name}
        label={m.orders_name()}
        autoComplete="off"
        maxLength={150}
        onKeyDown={enterGoesOn}
        {...text('name')}
      />
      <SelectField
        label={m.office_orders_way()}
        value={values.pickupType}
        onChange={event =>
          change({ pickupType: event.target.value as PhoneValues['pickupType'], slotId: '' })
        }
      >
        {collects && <option value="IN STORE">{m.cart_in_store()}</option>}
        <option value="DELIVERY">{m.cart_delivery()}</option>
      </SelectField>
      {branches.length > 1 && (
        <SelectField
          label={m.office_branch()}
          value={values.branchId || String(branches[0]?.branchId)}
          error={wrong.branchId}
          onChange={event => change({ branchId: event.target.value, slotId: '' })}
        >
          {branches.map(branch => (
            <option key={branch.branchId} value={branch.branchId}>
              {branch.branchName}
            </option>
          ))}
        </SelectField>
      )}
      <TimeField values={values} branchId={branchId} change={change} wrong={wrong.slotId} />
      {values.pickupType === 'DELIVERY' && (
        <div className="col-span-full grid gap-4 sm:grid-cols-2">
          <AddressFields
            purpose="shipping"
            values={values}
            wrong={wrong as Record<string, string>}
            onChange={change}
          />
        </div>
      )}
      <Field
        label={m.office_orders_email_maybe()}
        type="email"
        autoComplete="off"
        maxLength={254}
        onKeyDown={enterGoesOn}
        {...text('email')}
      />
      <CheckField
        label={m.office_orders_texts()}
        checked={values.texts}
        onChange={({ target }) => change({ texts: target.checked })}
      />
      <TextField label={m.orders_notes()} rows={2} maxLength={1000} {...text('notes')} />
    </section>
  )
}
