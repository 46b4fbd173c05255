import { lazy, Suspense } from 'react'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountFrame } from '../parts/account-frame.tsx'
import type { AccountPlace } from '../parts/account-nav.tsx'
import { Overview } from '../parts/overview.tsx'
import { RecentOrders } from '../parts/recent-orders.tsx'
import type { Route } from './+types/dashboard'

/** Loaded when their tab is opened. */
const ProfilePanel = lazy(() => import('../parts/profile-panel.tsx'))
const TrackPanel = lazy(() => import('../parts/track-panel.tsx'))

/** The pages of the account that this screen shows. */
type Panel = Exclude<AccountPlace, 'notices' | 'usual' | 'lists'>

const titles: Record<Panel, () => string> = {
  dashboard: m.orders_dashboard,
  orders: m.orders_tab_orders,
  profile: m.orders_profile,
  track: m.orders_tab_track,
}

/** Returns the panel that the address names: `?tab=orders`, `profile` or `track`. */
const placeIn = (query: URLSearchParams): Panel => {
  const tab = query.get('tab') ?? ''
  return Object.hasOwn(titles, tab) ? (tab as Panel) : 'dashboard'
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: titles[placeIn(new URLSearchParams(location.search))](),
    description: m.orders_dashboard_description(),
    path: '/dashboard',
    hidden: true,
  })

/** `/dashboard`: orders, profile and order progress of the signed-in customer. */
export default function DashboardScreen() {
  const [query] = useSearchParams()
  const at = placeIn(query)
  return (
    <AccountFrame at={at} address={query.size ? `/dashboard?${query}` : '/dashboard'}>
      {me => (
        <Suspense fallback={<Skeleton lines={3} label={m.orders_loading()} />}>
          {at === 'track' ? (
            <TrackPanel custId={me.custId} />
          ) : at === 'profile' ? (
            <ProfilePanel />
          ) : at === 'orders' ? (
            <RecentOrders me={me} />
          ) : (
            <Overview me={me} />
          )}
        </Suspense>
      )}
    </AccountFrame>
  )
}
