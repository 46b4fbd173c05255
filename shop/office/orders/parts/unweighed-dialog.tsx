import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useCurrency } from '../../../ui/money.tsx'

type Props = { money: OrderMoney; onClose: () => void; onGoOn: () => void }

/** Asks, before an order is closed, about goods that nobody has weighed: their customer then pays the estimate. */
export function UnweighedDialog({ money, onClose, onGoOn }: Props) {
  const amount = showMoney(money.grandTotal, useCurrency())
  return (
    <OpenDialog title={m.office_orders_unweighed_title()} onClose={onClose}>
      <p className="text-muted">{m.office_orders_unweighed_text({ amount })}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onGoOn}>
          {m.office_orders_unweighed_close()}
        </Button>
        <Button look="main" onClick={onClose}>
          {m.office_orders_unweighed_weigh()}
        </Button>
      </div>
    </OpenDialog>
  )
}
