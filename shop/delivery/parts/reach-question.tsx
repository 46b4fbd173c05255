import { type FormEvent, useRef } from 'react'
import { m } from '../../messages/m.ts'
import type { Band } from '../../settings/bands.rules.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { bandTexts, sameBands } from '../band-texts.ts'
import { useReachQuestion } from '../use-reach-question.ts'
import { ReachNote } from './reach-note.tsx'

/** `usual`: the delivery charges outside of any zone; shown until there is an answer. */
type Props = { usual?: readonly Band[] }

/**
 * "Do you deliver to me?", asked with a postcode or an address before there is an order; the browser remembers the answer.
 */
export function ReachQuestion({ usual }: Props) {
  const { typed, type, wrong, remembered, answer, asking, ask, forget } = useReachQuestion()
  const field = useRef<HTMLInputElement>(null)
  const currency = useCurrency()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  const { shown, problem } = answer ?? {}
  const isUsual = usual && (!shown || shown.reach === 'TOO_FAR' || sameBands(shown.shippingBands, usual))
  const note = shown && isUsual ? { ...shown, shippingBands: undefined } : shown
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      {isUsual && (
        <ul className="text-sm">
          {bandTexts(usual, currency).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <Field
            ref={field}
            label={m.delivery_ask()}
            placeholder={m.delivery_ask_example()}
            autoComplete="street-address"
            maxLength={200}
            value={typed}
            error={wrong}
            onChange={event => type(event.target.value)}
          />
        </div>
        <Button look="quiet" type="submit" className="mt-6 shrink-0" aria-disabled={asking}>
          {asking ? m.delivery_asking() : m.delivery_ask_button()}
        </Button>
      </div>
      <div role="status">
        {note && <ReachNote shown={note} />}
        {problem && <p className="text-sm text-rose">{problem.title || m.shop_offline()}</p>}
      </div>
      {remembered && answer && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {m.delivery_remembered()}
          <button
            type="button"
            className="min-h-11 font-semibold text-green underline underline-offset-4"
            onClick={() => {
              forget()
              field.current?.focus()
            }}
          >
            {m.delivery_forget()}
          </button>
        </p>
      )}
    </form>
  )
}
