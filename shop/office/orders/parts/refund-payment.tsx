import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { refundable } from '../../kit/payment-amount.rules.ts'
import { GiveBack, type GivingWords } from './give-back.tsx'

type Props = { money: OrderMoney; onClose: () => void; onDone: () => void }

const words: GivingWords = {
  sure: m.office_payments_refund_sure,
  text: m.office_payments_refund_sure_text,
  now: m.office_payments_refund_now,
  done: m.office_payments_refund_asked,
}

/** Refunds money to the card. */
export const RefundPayment = ({ money, ...rest }: Props) => (
  <GiveBack
    title={m.office_payments_refund()}
    text={m.office_payments_refund_text}
    {...refundable(money)}
    over={-money.due}
    hint={m.office_payments_reason_hint()}
    reasonNeeded={m.office_payments_reason_needed}
    wordsOf={() => words}
    give={({ amount, reason }) =>
      sendOnce('POST /payment/refund', { orderId: money.orderId, amount, reason }, money.orderId)
    }
    {...rest}
  />
)
