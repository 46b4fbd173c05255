import { type ReactNode, useState } from 'react'
import type { SentProblem } from '../../../api.ts'
import { showMoney } from '../../../lib/money.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { AmountOfMoney } from '../../kit/parts/amount-of-money.tsx'
import { checkAmount, firstAmount } from '../../kit/payment-amount.rules.ts'

/** The texts of the question, of its button and of the message afterwards. */
export type GivingWords = {
  sure: (words: { amount: string }) => string
  text: () => string
  now: () => string
  done: (words: { amount: string }) => string
}
type Typed = { amount: string; reason: string; kind: string }
type Sending = { amount: number; reason: string; kind: string }

type Props = {
  title: string
  /** Says what the amount may be at most. */
  text: (words: { amount: string }) => string
  /** The first amount in the field, and the most that may be given back, in decimals. */
  usual: number
  most: number
  /** The overpaid part: more than that lowers the total of the order. */
  over: number
  /** The kind that is chosen first; `choice` draws the field that changes it. */
  kind?: string
  choice?: (field: ReturnType<ReturnType<typeof useForm<Typed>>['text']>) => ReactNode
  hint: string
  reasonNeeded: () => string
  wordsOf: (kind: string) => GivingWords
  give: (sending: Sending) => Promise<{ ok: true } | { ok: false; problem: SentProblem }>
  onClose: () => void
  onDone: () => void
}

/** Gives money of an order back, after a question, as this cannot be undone. */
export function GiveBack({ title, text, usual, most, over, kind = '', hint, ...rest }: Props) {
  const { choice, reasonNeeded, wordsOf, give, onClose, onDone } = rest
  const currency = useCurrency()
  const [sure, setSure] = useState(false)
  const form = useForm<Typed>(
    { amount: firstAmount(usual, currency), reason: '', kind },
    {
      check: ({ amount, reason }): Record<string, string> => {
        const wrong = checkAmount(amount, most, currency)
        return { ...(wrong ? { amount: wrong } : {}), ...(reason.trim() ? {} : { reason: reasonNeeded() }) }
      },
      post: async typed => {
        if (!sure) {
          setSure(true)
          return undefined
        }
        const amount = readAmount(typed.amount)
        const sent = await give({ ...typed, amount, reason: typed.reason.trim() })
        if (!sent.ok) {
          setSure(false)
          return sent.problem
        }
        toast(wordsOf(typed.kind).done({ amount: showMoney(amount, currency) }))
        onDone()
      },
    },
  )
  const words = wordsOf(form.values.kind)
  const typed = readAmount(form.values.amount)
  const amount = showMoney(typed, currency)
  const goodwill = typed - Math.max(0, over)
  return (
    <DialogForm
      title={sure ? words.sure({ amount }) : title}
      says={sure ? words.now() : m.office_payments_refund_go()}
      form={form}
      onClose={onClose}
    >
      {sure ? (
        <div className="space-y-4 sm:col-span-2">
          <p>{words.text()}</p>
          {goodwill > 0 && form.values.kind !== 'mistake' && (
            <p>{m.office_payments_goodwill({ amount: showMoney(goodwill, currency) })}</p>
          )}
          <p className="rounded-small bg-sunken px-4 py-3 wrap-anywhere">{form.values.reason}</p>
          <Button look="quiet" className="w-full" onClick={() => setSure(false)}>
            {m.office_payments_keep()}
          </Button>
        </div>
      ) : (
        <>
          <AmountOfMoney text={text({ amount: showMoney(most, currency) })} field={form.text('amount')} />
          {choice?.(form.text('kind'))}
          <Field
            wide
            label={m.office_payments_reason()}
            hint={hint}
            maxLength={200}
            autoComplete="off"
            {...form.text('reason')}
          />
        </>
      )}
    </DialogForm>
  )
}
