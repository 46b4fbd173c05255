import { send } from '../../../api.ts'
import { showMoney, toMinor } from '../../../lib/money.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { OfficeRun } from '../../../payments/runs/runs.contract.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { WhyField } from '../../kit/parts/why-field.tsx'
import { firstAmount } from '../../kit/payment-amount.rules.ts'

type Props = { run: OfficeRun; onClose: () => void; onDone: () => void }

/** Settles the cash of a run: the counted amount, and why it differs. */
export function SettleRun({ run: { runId, runName, expected }, onClose, onDone }: Props) {
  const currency = useCurrency()
  const form = useForm(
    { counted: firstAmount(expected, currency), reason: '' },
    {
      check: ({ counted, reason }): Record<string, string> => {
        const amount = readAmount(counted)
        if (!(amount >= 0)) return { counted: m.office_runs_counted_wrong() }
        const differs = toMinor(amount, currency.exponent) !== toMinor(expected, currency.exponent)
        return differs && !reason.trim() ? { reason: m.payments_run_difference_reason() } : {}
      },
      post: async ({ counted, reason }) => {
        const sent = await send('POST /runs/settle', {
          ...{ runId, expected, counted: readAmount(counted), reason: reason.trim() },
        })
        if (!sent.ok) {
          if (sent.problem.type === '/problems/cash-changed') onDone()
          return sent.problem
        }
        toast(m.office_runs_settled({ name: runName }))
        onClose()
        onDone()
      },
    },
  )
  return (
    <DialogForm title={runName} says={m.office_runs_settle()} form={form} onClose={onClose}>
      <p className="text-muted sm:col-span-2">
        {m.office_runs_settle_text({ amount: showMoney(expected, currency) })}
      </p>
      <Field
        wide
        label={m.office_runs_counted()}
        inputMode="decimal"
        autoComplete="off"
        {...form.text('counted')}
      />
      <WhyField {...form.text('reason')} />
    </DialogForm>
  )
}
