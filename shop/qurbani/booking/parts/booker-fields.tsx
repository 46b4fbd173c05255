import { AddressFields } from '../../../customers/account/parts/address-fields.tsx'
import { NameFields } from '../../../customers/sign-in/parts/name-fields.tsx'
import { ReachNote } from '../../../delivery/parts/reach-note.tsx'
import { m } from '../../../messages/m.ts'
import { TextsChoice } from '../../../orders/placing/parts/texts-choice.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import type { BookingForm } from '../use-booking.ts'

/** The customer's details and the delivery address. */
export function BookerFields({ booking, id }: { booking: BookingForm; id: string }) {
  const { me, values, wrong, type, delivered, delivery } = booking
  const field = (name: 'firstName' | 'lastName' | 'phone1' | 'email') => ({
    name,
    value: values[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  })
  return (
    <section className="grid gap-4 sm:grid-cols-2" aria-labelledby={`${id}-you`}>
      <h3 id={`${id}-you`} className="text-2xl sm:col-span-2">
        {m.orders_your_details()}
      </h3>
      <NameFields field={field} />
      <Field label={m.customers_phone()} type="tel" autoComplete="tel" maxLength={40} {...field('phone1')} />
      <Field
        label={m.customers_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      {!me && <TextsChoice chosen={values.texts} onChoose={texts => type({ texts })} />}
      {delivered && (
        <>
          <h4 className="mt-2 text-xl sm:col-span-2">{m.customers_shipping_address()}</h4>
          <AddressFields values={values} wrong={wrong} purpose="shipping" onChange={type} />
          <div role="status" className="sm:col-span-2">
            {delivery.reach && (
              <ReachNote
                shown={{ ...delivery.reach, shippingBands: undefined }}
                fee={delivery.fee ?? 0}
                missing={delivery.missing}
              />
            )}
          </div>
        </>
      )}
    </section>
  )
}
