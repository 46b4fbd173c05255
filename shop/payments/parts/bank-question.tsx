import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { useCurrency } from '../../ui/money.tsx'
import type { Paying } from '../use-payment.ts'

/** The bank's question, which the practice provider shows in a window of its own. */
export function BankQuestion({ paying: { payment, busy, practise } }: { paying: Paying }) {
  const [asking, setAsking] = useState(true)
  const amount = showMoney(payment.most, useCurrency())
  return (
    <div className="space-y-4">
      <div className="flex items-start gap-4">
        <Landmark aria-hidden className="mt-1 size-6 shrink-0 text-green" />
        <div className="min-w-0">
          <h2 className="text-2xl">{m.payments_bank_waits()}</h2>
          <p className="mt-1 text-muted">{m.payments_bank_waits_text()}</p>
        </div>
      </div>
      <Button look="main" disabled={busy} onClick={() => setAsking(true)}>
        {m.payments_bank_answer()}
      </Button>
      {asking && (
        <OpenDialog title={m.payments_bank()} onClose={() => setAsking(false)}>
          <p>{m.payments_bank_text({ amount })}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button look="main" disabled={busy} onClick={() => practise({ does: 'confirm' })}>
              {m.payments_bank_yes()}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => practise({ does: 'refuse' })}>
              {m.payments_bank_no()}
            </Button>
          </div>
        </OpenDialog>
      )}
    </div>
  )
}
