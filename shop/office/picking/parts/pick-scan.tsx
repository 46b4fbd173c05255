import { useSyncExternalStore } from 'react'
import { m } from '../../../messages/m.ts'
import { ScanBox } from '../../kit/parts/scan-box.tsx'
import type { useScans } from '../use-scans.ts'

type Props = {
  scans: ReturnType<typeof useScans>
  /** True if the last tap had no answer. */
  isDown: boolean
}

/** Takes codes of lines, and says that this needs a connection while there is none: the shop knows the codes. */
export function PickScan({ scans, isDown }: Props) {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className="grid gap-2">
      <p
        role="status"
        className="rounded-small bg-saffron-soft px-4 py-2 font-medium wrap-anywhere empty:hidden"
      >
        {(isDown || !isOnline) && m.office_picking_scan_offline()}
      </p>
      <ScanBox onScan={scans.take} />
    </div>
  )
}

function listen(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
