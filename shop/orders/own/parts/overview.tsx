import { ClipboardList, MapPinned, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import type { SignedIn } from '../../use-signed-in.ts'
import { RecentOrders } from './recent-orders.tsx'

/** A link to a page of the account, as a tile. */
function Way({ to, icon, title, says }: { to: string; icon: ReactNode; title: string; says: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-center gap-4 card p-4 hover:border-green hover:bg-green-soft"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-round bg-saffron-soft">{icon}</span>
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">{says}</span>
        </span>
      </Link>
    </li>
  )
}

/** The first view of the dashboard: links to everything else, and the latest orders. */
export function Overview({ me }: { me: SignedIn }) {
  return (
    <div className="space-y-8">
      <ul className="grid gap-3 sm:grid-cols-3">
        <Way
          to="/dashboard?tab=track"
          icon={<MapPinned aria-hidden className="size-5" />}
          title={m.orders_tab_track()}
          says={m.orders_way_track()}
        />
        <Way
          to="/orders"
          icon={<ClipboardList aria-hidden className="size-5" />}
          title={m.orders_way_all()}
          says={m.orders_way_all_text()}
        />
        <Way
          to="/dashboard?tab=profile"
          icon={<UserRound aria-hidden className="size-5" />}
          title={m.orders_profile()}
          says={m.orders_way_profile()}
        />
      </ul>
      <RecentOrders me={me} />
    </div>
  )
}
