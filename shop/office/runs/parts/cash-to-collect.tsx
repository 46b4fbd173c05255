import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { useCurrency } from '../../../ui/money.tsx'

/** The cash that a driver collects for an order, in words. */
export function CashToCollect({ due }: { due: number }) {
  const currency = useCurrency()
  return due > 0 ? m.office_runs_collect({ amount: showMoney(due, currency) }) : m.office_runs_paid()
}
