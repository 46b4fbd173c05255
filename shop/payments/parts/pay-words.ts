import { type Currency, showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { Payable } from '../payments.contract.ts'

/** Returns the words on the button that pays: while the weight is open, the amount is only put on hold. */
export function payWords({ most, takenLater, rest }: Payable, currency: Currency): string {
  const amount = showMoney(most, currency)
  return takenLater && !rest ? m.payments_button_hold({ amount }) : m.payments_button({ amount })
}
