import { type FormEvent, lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { FulfilmentChoice } from '../../../cart/parts/fulfilment-choice.tsx'
import type { SlotChoice } from '../../../cart/use-slot-choice.ts'
import { AddressFields } from '../../../customers/account/parts/address-fields.tsx'
import { NameFields } from '../../../customers/sign-in/parts/name-fields.tsx'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import type { CheckoutValues } from '../checkout.rules.ts'

/** Loaded if something in the cart asks for an age. */
const AgeTick = lazy(() => import('../../../catalogue/ages/age-tick.tsx'))

type Props = {
  form: RefObject<HTMLFormElement | null>
  id: string
  values: CheckoutValues
  slots: SlotChoice
  wrong: WrongFields
  delivered: boolean
  onChange: (change: Partial<CheckoutValues>) => void
  onSubmit: () => void
  /** Content below the shopper's details. */
  children: ReactNode
  /** The payment method, if there is a choice. */
  payment: ReactNode
  /** The age that the products ask for; null if they ask for none. */
  age: number | null
  /** The message about delivery to the address, once it is known. */
  reach: ReactNode
}

/** The customer, the fulfilment and the address. */
export function CheckoutForm(props: Props) {
  const { form, id, values, slots, wrong, delivered, onChange, onSubmit, children, payment, age, reach } =
    props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const field = (name: 'firstName' | 'lastName' | 'phone1' | 'email') => ({
    name,
    value: values[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const grid = 'grid gap-4 sm:grid-cols-2'
  return (
    <form id={id} ref={form} method="post" onSubmit={submit} noValidate className="space-y-8">
      <section className={grid} aria-labelledby={`${id}-you`}>
        <h2 id={`${id}-you`} className="text-2xl sm:col-span-2">
          {m.orders_your_details()}
        </h2>
        <NameFields field={field} />
        <Field
          label={m.customers_phone()}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...field('phone1')}
        />
        <Field
          label={m.customers_email()}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        {children}
      </section>
      <section aria-labelledby={`${id}-how`} className="space-y-4">
        <h2 id={`${id}-how`} className="text-2xl">
          {m.orders_how()}
        </h2>
        <FulfilmentChoice slots={slots} />
      </section>
      {delivered && (
        <section className={grid} aria-labelledby={`${id}-where`}>
          <h2 id={`${id}-where`} className="text-2xl sm:col-span-2">
            {m.customers_shipping_address()}
          </h2>
          <AddressFields values={values} wrong={wrong} purpose="shipping" onChange={onChange} />
          <div role="status" className="empty:-mt-4 sm:col-span-2">
            {reach}
          </div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
            <input
              type="checkbox"
              className="size-5 accent-green"
              checked={values.sameAddress}
              onChange={event => onChange({ sameAddress: event.target.checked })}
            />
            {m.customers_same_address()}
          </label>
          {!values.sameAddress && (
            <>
              <h3 className="text-xl sm:col-span-2">{m.customers_billing_address()}</h3>
              <AddressFields
                values={values.billing}
                wrong={wrong}
                prefix="billing."
                purpose="billing"
                onChange={change => onChange({ billing: { ...values.billing, ...change } })}
              />
            </>
          )}
        </section>
      )}
      {payment}
      {age !== null && (
        <Suspense>
          <AgeTick
            ageFrom={age}
            confirmed={values.ageConfirmed}
            error={wrong.ageConfirmed}
            onConfirm={ageConfirmed => onChange({ ageConfirmed })}
          />
        </Suspense>
      )}
      <TextField
        label={m.orders_notes()}
        hint={m.orders_notes_hint()}
        rows={2}
        maxLength={1000}
        value={values.notes}
        onChange={event => onChange({ notes: event.target.value })}
      />
    </form>
  )
}
