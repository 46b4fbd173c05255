import { type FormEvent, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Link } from '../../ui/link.tsx'
import { signInAddress } from '../../ui/use-call.ts'
import { checkGuest } from '../guest-form.rules.ts'
import type { GuestDetails } from '../order-wishes.ts'

const nothing: GuestDetails = { firstName: '', lastName: '', email: '', phone1: '' }

/** The inline "Hello Guest" form of the cart: errors show after a try, the first wrong field gets the focus. */
export function GuestForm({ onDone }: { onDone: (guest: GuestDetails) => void }) {
  const [guest, setGuest] = useState(nothing)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const wrong = tried ? checkGuest(guest) : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(checkGuest(guest)).length === 0) onDone(guest)
    else focusFirstWrong(form.current)
  }
  const field = (name: keyof GuestDetails) => ({
    name,
    value: guest[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => setGuest({ ...guest, [name]: event.target.value }),
  })
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="card space-y-4 p-5"
      aria-labelledby="hello-guest"
    >
      <div>
        <h2 id="hello-guest" className="text-xl">
          {m.cart_hello_guest()}
        </h2>
        <p className="text-sm text-muted">
          {m.cart_have_account()}{' '}
          <Link
            to={signInAddress('/checkout')}
            className="inline-block py-2 font-semibold text-green underline underline-offset-4"
          >
            {m.cart_sign_in()}
          </Link>
        </p>
      </div>
      <Field
        label={m.cart_first_name()}
        autoComplete="given-name"
        maxLength={100}
        autoFocus
        {...field('firstName')}
      />
      <Field label={m.cart_last_name()} autoComplete="family-name" maxLength={100} {...field('lastName')} />
      <Field label={m.cart_email()} type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <Field label={m.cart_phone()} type="tel" autoComplete="tel" maxLength={40} {...field('phone1')} />
      <Button look="main" type="submit" className="w-full">
        {m.cart_checkout()}
      </Button>
    </form>
  )
}
