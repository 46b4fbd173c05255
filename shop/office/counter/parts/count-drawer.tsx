import { send } from '../../../api.ts'
import { type Currency, showMoney, toMinor } from '../../../lib/money.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { Drawer } from '../../../payments/cash/drawer.contract.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { WhyField } from '../../kit/parts/why-field.tsx'
import { firstAmount } from '../../kit/payment-amount.rules.ts'

type Props = {
  drawer: Drawer
  onClose: () => void
  /** Takes the drawer after the count. */
  onDone: (drawer: Drawer) => void
  /** Someone else counted, or cash moved in between: the drawer must be looked at again. */
  onLate: () => void
}

/** The problems of a refusal after which the drawer is looked at again. */
const late = ['/problems/cash-changed', '/problems/counted']

/** Returns the cash that should be in the drawer with a typed float. */
const expectedWith = (float: string, { moved }: Drawer, { exponent }: Currency) =>
  Number((readAmount(float) + moved).toFixed(exponent))

/** Counts a cash drawer: what was in it at first, what is in it now, what stays, and why it differs. */
export function CountDrawer({ drawer, onClose, onDone, onLate }: Props) {
  const currency = useCurrency()
  const kept = firstAmount(drawer.float, currency)
  const form = useForm(
    { float: kept, counted: '', kept, reason: '' },
    {
      check: ({ float, counted, kept, reason }) => {
        const wrong = Object.entries({ float, counted, kept }).filter(
          ([, typed]) => !(readAmount(typed) >= 0),
        )
        if (wrong.length > 0)
          return Object.fromEntries(wrong.map(([field]) => [field, m.office_orders_drawer_wrong()]))
        if (readAmount(kept) > readAmount(counted)) return { kept: m.payments_drawer_kept_too_much() }
        const expected = expectedWith(float, drawer, currency)
        const differs =
          toMinor(readAmount(counted), currency.exponent) !== toMinor(expected, currency.exponent)
        return differs && !reason.trim()
          ? { reason: m.payments_run_difference_reason() }
          : ({} as Record<string, string>)
      },
      post: async ({ float, counted, kept, reason }) => {
        const sent = await send('POST /cash/countDrawer', {
          ...{ branchId: drawer.branchId, after: drawer.after },
          expected: expectedWith(float, drawer, currency),
          ...{ float: readAmount(float), counted: readAmount(counted), kept: readAmount(kept) },
          reason: reason.trim(),
        })
        if (!sent.ok) {
          if (late.includes(sent.problem.type)) onLate()
          return sent.problem
        }
        toast(m.office_orders_drawer_done())
        onClose()
        onDone(sent.answer)
      },
    },
  )
  const expected = expectedWith(form.values.float, drawer, currency)
  const amount = (name: 'float' | 'counted' | 'kept') =>
    ({ inputMode: 'decimal', autoComplete: 'off', ...form.text(name) }) as const
  return (
    <DialogForm
      title={m.office_orders_drawer_count()}
      says={m.office_orders_drawer_save()}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">
        {Number.isNaN(expected)
          ? m.office_orders_drawer_wrong()
          : m.office_orders_drawer_text({ amount: showMoney(expected, currency) })}
      </p>
      <Field wide label={m.office_orders_drawer_float()} {...amount('float')} />
      <Field wide label={m.office_orders_drawer_counted()} {...amount('counted')} />
      <Field wide label={m.office_orders_drawer_kept()} {...amount('kept')} />
      <WhyField {...form.text('reason')} />
    </DialogForm>
  )
}
