import { useState } from 'react'
import { showMoney, toMinor } from '../../../lib/money.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { DriverStop } from '../../../payments/runs/runs.contract.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { firstAmount } from '../../kit/payment-amount.rules.ts'

type Props = {
  stop: DriverStop
  onClose: () => void
  onGive: (given: { takenBy: string; cash: number; due: number }) => void
}

/** Hands an order over: who took it, and the cash that was collected. */
export function HandOver({ stop: { customer, orderNum, ...stop }, onClose, onGive }: Props) {
  // The amount that the driver sees here, even if it changes now: the shop then asks again.
  const [due] = useState(stop.due)
  const currency = useCurrency()
  const form = useForm(
    { takenBy: customer, cash: firstAmount(due, currency) },
    {
      check: ({ takenBy, cash }): Record<string, string> => {
        const amount = readAmount(cash)
        const fits =
          amount >= 0 &&
          toMinor(amount, currency.exponent) <= toMinor(due, currency.exponent) &&
          Number.isInteger(Number((amount * 10 ** currency.exponent).toFixed(6)))
        return {
          ...(takenBy.trim() ? {} : { takenBy: m.payments_run_name_needed() }),
          ...(due === 0 || fits
            ? {}
            : { cash: m.office_runs_cash_wrong({ most: showMoney(due, currency) }) }),
        }
      },
      post: async ({ takenBy, cash }) => {
        onGive({ takenBy: takenBy.trim(), cash: due === 0 ? 0 : readAmount(cash), due })
        return undefined
      },
    },
  )
  return (
    <DialogForm title={`#${orderNum}`} says={m.office_runs_hand_over()} form={form} onClose={onClose}>
      <Field
        wide
        label={m.office_runs_who_took()}
        maxLength={80}
        autoComplete="off"
        {...form.text('takenBy')}
      />
      {due > 0 && (
        <Field
          wide
          label={m.office_runs_cash()}
          hint={m.office_runs_collect({ amount: showMoney(due, currency) })}
          inputMode="decimal"
          autoComplete="off"
          {...form.text('cash')}
        />
      )}
    </DialogForm>
  )
}
