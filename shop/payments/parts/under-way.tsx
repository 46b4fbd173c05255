import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Paying } from '../use-payment.ts'

/** The provider has not decided yet: the page asks the shop, and shows how often it did. */
export function UnderWay({ paying: { looks, slow, busy, look } }: { paying: Paying }) {
  return (
    <div className="space-y-3 py-4 text-center">
      {!slow && <Spinner className="justify-center" />}
      <div role="status">
        <h2 className="text-2xl">{slow ? m.payments_slow() : m.payments_under_way()}</h2>
        <p className="mx-auto mt-2 max-w-md text-pretty text-muted">
          {slow ? m.payments_slow_text() : m.payments_under_way_text()}
        </p>
      </div>
      {looks > 0 && <p className="text-sm text-muted">{m.payments_asked({ count: looks })}</p>}
      {slow && (
        <Button look="main" disabled={busy} onClick={look}>
          {m.payments_look()}
        </Button>
      )}
    </div>
  )
}
