import { type ComponentType, lazy, Suspense } from 'react'
import { m } from '../../messages/m.ts'
import { Problem } from '../../ui/problem.tsx'
import { useLocation } from '../../ui/router.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfficeProps, OfficeScreen } from '../office-screen.ts'
import { StaffOnly } from './staff-only.tsx'

const opened = new Map<OfficeScreen['load'], ComponentType<OfficeProps>>()

/** The component of a screen, whose script loads when it is first opened. */
function componentOf({ load }: OfficeScreen): ComponentType<OfficeProps> {
  const known = opened.get(load) ?? lazy(() => load().catch(() => ({ default: NotLoaded })))
  opened.set(load, known)
  return known
}

/** A screen of the office, for staff with its permission. */
export function OfficePlace({ screen, params }: OfficeProps & { screen: OfficeScreen }) {
  const { pathname, search } = useLocation()
  const Shown = componentOf(screen)
  const waiting = <Skeleton lines={4} label={m.shop_loading()} />
  return (
    <StaffOnly screen={screen} address={pathname + search}>
      <Suspense fallback={waiting}>
        {/* Remounts, so that no state of one order or product stays for another. */}
        <Shown key={screen.stays ? '' : JSON.stringify(params)} params={params} />
      </Suspense>
    </StaffOnly>
  )
}

/** The script of a screen failed to load; after an update of the shop its name may have changed. */
function NotLoaded() {
  return <Problem problem={{ type: 'offline', title: '' }} onRetry={() => location.reload()} />
}
