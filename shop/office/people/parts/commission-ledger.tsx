import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { LedgerRow } from '../../../orders/sales/referrals.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { lineWord } from '../people-words.ts'
import { MoneyIn } from './money-in.tsx'

const SIZE = 25

/** The ledger of a representative: commission earned, reversed and paid, line by line. */
export function CommissionLedger({ custId, onChanged }: { custId: number; onChanged: () => void }) {
  const [page, setPage] = useState(1)
  const [reversing, setReversing] = useState<LedgerRow>()
  const { answer, problem, retry } = useCall('GET /referrals/ledger/{custId}', { custId, page })
  return (
    <section aria-labelledby="ledger" className="space-y-4">
      <h2 id="ledger" className="text-2xl">
        {m.office_people_ledger()}
      </h2>
      <Answer problem={problem} onRetry={retry} lines={2}>
        {answer &&
          (answer.total === 0 ? (
            <p className="card p-6 text-muted">{m.office_people_no_ledger()}</p>
          ) : (
            <ul className="card divide-y divide-line px-5">
              {answer.rows.map(line => (
                <Line key={line.commissionId} line={line} onReverse={() => setReversing(line)} />
              ))}
            </ul>
          ))}
      </Answer>
      {answer && answer.total > SIZE && (
        <p className="flex flex-wrap gap-3">
          <Button look="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {m.office_people_later_lines()}
          </Button>
          <Button look="quiet" disabled={page * SIZE >= answer.total} onClick={() => setPage(page + 1)}>
            {m.office_people_earlier_lines()}
          </Button>
        </p>
      )}
      {reversing && (
        <ReverseDialog line={reversing} onClose={() => setReversing(undefined)} onDone={onChanged} />
      )}
    </section>
  )
}

function Line({ line, onReverse }: { line: LedgerRow; onReverse: () => void }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3">
      <p className="font-medium wrap-anywhere">
        {lineWord(line.kind)} {line.orderNum && <bdi className="tabular-nums">#{line.orderNum}</bdi>}
      </p>
      <p className={`text-end font-semibold ${line.amount < 0 ? 'text-muted' : ''}`}>
        <MoneyIn amount={line.amount} currency={line.currency} />
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        <When at={line.writtenAt} /> · <bdi>{line.by}</bdi>
        {line.note && <span className="block text-ink">{line.note}</span>}
      </p>
      {line.current && (
        <Button look="bare" className="px-3 text-sm" onClick={onReverse}>
          {m.office_people_reverse()}
        </Button>
      )}
    </li>
  )
}

type ReverseProps = { line: LedgerRow; onClose: () => void; onDone: () => void }

/** Asks for the reason of reversing a commission. */
function ReverseDialog({ line, onClose, onDone }: ReverseProps) {
  const form = useForm(
    { note: '' },
    {
      check: ({ note }): Record<string, string> =>
        note.trim() ? {} : { note: m.representatives_people_reason_needed() },
      post: async ({ note }) => {
        const sent = await send('POST /representatives/reverse', { orderId: line.orderId ?? 0, note })
        if (!sent.ok) return sent.problem
        toast(m.office_people_reversed_now())
        onDone()
        onClose()
      },
    },
  )
  return (
    <OpenDialog title={m.office_people_reverse_title({ number: line.orderNum ?? '' })} onClose={onClose}>
      <form {...form.form} className="space-y-4">
        <Field
          label={m.office_people_reason()}
          hint={m.office_people_reverse_hint()}
          maxLength={300}
          {...form.text('note')}
        />
        {form.problem && <Problem problem={form.problem} />}
        <SubmitButton sending={form.sending} className="w-full">
          {m.office_people_reverse()}
        </SubmitButton>
      </form>
    </OpenDialog>
  )
}
