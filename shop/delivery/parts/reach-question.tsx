import type { FormEvent } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useReachQuestion } from '../use-reach-question.ts'
import { ReachNote } from './reach-note.tsx'

/** "Do you deliver to me?", asked by a postcode or an address before there is an order; the answer is remembered in the browser. */
export function ReachQuestion() {
  const { typed, type, wrong, answer, asking, ask } = useReachQuestion()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  const { told, problem } = answer ?? {}
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <Field
            label={m.delivery_ask()}
            placeholder={m.delivery_ask_example()}
            autoComplete="postal-code"
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
        {told && <ReachNote told={told} />}
        {problem && <p className="text-sm text-rose">{problem.title || m.shop_offline()}</p>}
      </div>
    </form>
  )
}
