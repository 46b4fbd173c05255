import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../../ui/button.tsx'
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx'
import { useCurrency } from '../../../../ui/money.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { payWords } from '../../../parts/pay-words.ts'
import type { Paying } from '../../../use-payment.ts'
import { stripeLook } from '../stripe-look.ts'

type Props = { paying: Paying; clientSecret: string; publishableKey: string }
type Form = { stripe: Stripe; elements: StripeElements }

/** Errors that leave no trace at Stripe: the shop never hears of them. */
const unheard: readonly string[] = ['api_connection_error', 'api_error', 'rate_limit_error']

/** Stripe's form, in frames of its own: this page never sees what is typed into it. */
export function StripeForm({ paying, clientSecret, publishableKey }: Props) {
  const { payment, stage, busy, tried } = paying
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<Form>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'lost'>('loading')
  const [sending, setSending] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const words = payWords(payment, useCurrency())

  useEffect(() => {
    let leaving = false
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const recolour = () => form.current?.elements.update({ appearance: stripeLook() })
    async function begin() {
      const stripe = await loadStripe(publishableKey).catch(() => null)
      if (leaving) return
      if (!stripe) return setState('lost')
      const elements = stripe.elements({ clientSecret, appearance: stripeLook() })
      form.current = { stripe, elements }
      const element = elements.create('payment', { layout: 'tabs' })
      element.on('ready', () => setState('ready'))
      element.on('loaderror', () => setState('lost'))
      if (place.current) element.mount(place.current)
    }
    begin()
    dark.addEventListener('change', recolour)
    return () => {
      leaving = true
      dark.removeEventListener('change', recolour)
      form.current?.elements.getElement('payment')?.destroy()
    }
  }, [clientSecret, publishableKey])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!form.current || sending || busy || state !== 'ready') return
    const { stripe, elements } = form.current
    setSending(true)
    setWrong(undefined)
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    })
    setSending(false)
    // A field's error appears at that field; a declined card is also reported to the shop.
    if (error?.type === 'validation_error') return setWrong(error.message)
    if (error && unheard.includes(error.type)) setWrong(error.message)
    await tried()
  }
  async function answerBank() {
    if (!form.current || sending) return
    setSending(true)
    await form.current.stripe.handleNextAction({ clientSecret })
    setSending(false)
    await tried()
  }
  if (state === 'lost')
    return (
      <Problem
        problem={{ type: 'lost', title: m.payments_form_lost() }}
        // A full page load: a page that the router opened may not load from other hosts.
        onRetry={() => location.reload()}
      />
    )
  return (
    <form onSubmit={submit} method="post" className="space-y-5" aria-label={m.payments_form()}>
      {stage === 'bank' && (
        <div className="space-y-3 rounded-tile bg-saffron-soft px-5 py-4">
          <p className="font-semibold">{m.payments_bank_waits()}</p>
          <p className="text-sm">{m.payments_bank_waits_text()}</p>
          <Button look="solid" disabled={sending || state !== 'ready'} onClick={answerBank}>
            {m.payments_bank_answer()}
          </Button>
        </div>
      )}
      {state === 'loading' && <Skeleton lines={2} label={m.payments_preparing()} />}
      <div ref={place} />
      {wrong && (
        <p role="alert" className="font-medium text-rose">
          {wrong}
        </p>
      )}
      <SubmitButton sending={sending || busy || state === 'loading'} className="min-h-12 w-full text-lg">
        {words}
      </SubmitButton>
    </form>
  )
}
