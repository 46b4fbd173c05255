import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { GiveBack, type GivingWords } from './give-back.tsx'

type Props = { money: OrderMoney; onClose: () => void; onDone: () => void }

/** The texts if money is given back. */
const paid: GivingWords = {
  sure: m.office_payments_pay_back_sure,
  text: m.office_payments_pay_back_sure_text,
  now: m.office_payments_pay_back_now,
  done: m.office_payments_pay_back_done,
}
/** The same, if cash was entered by mistake. */
const mistaken: GivingWords = {
  sure: m.office_payments_undo_sure,
  text: m.office_payments_undo_sure_text,
  now: m.office_payments_undo_now,
  done: m.office_payments_undo_done,
}

/** Pays cash back to the customer of an order, or takes out what was entered by mistake. */
export function PayBackCash({ money: { orderId, cashBalance: most, cashReturnable }, ...rest }: Props) {
  return (
    <GiveBack
      title={m.office_payments_pay_back()}
      text={m.office_payments_pay_back_text}
      usual={cashReturnable || most}
      over={cashReturnable}
      most={most}
      kind="back"
      choice={field => (
        <SelectField wide label={m.office_payments_pay_back_kind()} {...field}>
          <option value="back">{m.office_payments_pay_back_paid()}</option>
          <option value="mistake">{m.office_payments_pay_back_mistake()}</option>
        </SelectField>
      )}
      hint={m.office_payments_pay_back_hint()}
      reasonNeeded={m.payments_cash_reason_needed}
      wordsOf={kind => (kind === 'mistake' ? mistaken : paid)}
      give={({ amount, reason, kind }) => {
        const asked = { orderId, amount, seen: most, reason, mistake: kind === 'mistake' }
        return sendOnce('POST /payment/payBackCash', asked, orderId)
      }}
      {...rest}
    />
  )
}
