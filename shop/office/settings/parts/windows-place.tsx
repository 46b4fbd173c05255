import type { Currency } from '../../../lib/money.ts'
import { useCall } from '../../../ui/use-call.ts'
import { PatternList } from './pattern-list.tsx'
import { WindowsPreview } from './windows-preview.tsx'

/** The patterns of a branch's windows, and the windows that they make; these load again after each change. */
export function WindowsPlace({ branchId, currency }: { branchId: number; currency: Currency }) {
  const pickup = useCall('POST /slots/find', { pickupType: 'IN STORE', branchId })
  const delivery = useCall('POST /slots/find', { pickupType: 'DELIVERY', branchId })
  const onChanged = () => {
    pickup.retry()
    delivery.retry()
  }
  const offered = [
    { way: 'IN STORE' as const, found: pickup.answer },
    { way: 'DELIVERY' as const, found: delivery.answer },
  ].flatMap(({ way, found }) => (found?.offered ? [{ way, days: found.days }] : []))
  return (
    <>
      <PatternList branchId={branchId} currency={currency} onChanged={onChanged} />
      {offered.length > 0 && <WindowsPreview offered={offered} />}
    </>
  )
}
