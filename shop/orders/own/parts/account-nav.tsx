import {
  Bell,
  ClipboardList,
  LayoutDashboard,
  ListChecks,
  LogOut,
  MapPinned,
  Repeat,
  UserRoundPen,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { signOut } from '../../../cart/sign-out.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'

/** A page of the account. */
export type AccountPlace = 'dashboard' | 'orders' | 'usual' | 'lists' | 'profile' | 'track' | 'notices'

const places = [
  { place: 'dashboard', to: '/dashboard', says: m.orders_dashboard, icon: LayoutDashboard },
  { place: 'orders', to: '/dashboard?tab=orders', says: m.orders_tab_orders, icon: ClipboardList },
  { place: 'usual', to: '/usual', says: m.orders_tab_usual, icon: Repeat },
  { place: 'lists', to: '/lists', says: m.orders_tab_lists, icon: ListChecks },
  { place: 'profile', to: '/customer?source=EDIT', says: m.orders_tab_edit_profile, icon: UserRoundPen },
  { place: 'track', to: '/dashboard?tab=track', says: m.orders_tab_track, icon: MapPinned },
  { place: 'notices', to: '/notification', says: m.orders_notices, icon: Bell },
] as const

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-4 font-medium whitespace-nowrap hover:bg-green-soft aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent aria-[current]:bg-green aria-[current]:font-semibold aria-[current]:text-on-green'
const icon = 'size-5 shrink-0'

/** The navigation of the account: beside the page, or above it on narrow screens, where the bar scrolls sideways. */
export function AccountNav({ at, open }: { at: AccountPlace; open: boolean }) {
  const here = useRef<HTMLLIElement>(null)
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that is shown comes into view
  useEffect(() => {
    // Returns a promise in newer browsers, which an effect must not return.
    void here.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])

  async function leave() {
    if (await signOut()) navigate('/')
    else toast(m.orders_log_out_failed())
  }
  return (
    <nav aria-label={m.orders_account()} className="lg:sticky lg:top-36">
      <ul className="-mx-1 snap-row gap-1 p-1 lg:mx-0 lg:flex-col lg:rounded-tile lg:border lg:border-line lg:bg-raised lg:p-2">
        {places.map(({ place, to, says, icon: Icon }) => (
          <li key={place} ref={place === at ? here : undefined} className="shrink-0 snap-start">
            {open ? (
              <Link to={to} aria-current={place === at ? 'page' : undefined} className={look}>
                <Icon aria-hidden className={icon} />
                {says()}
              </Link>
            ) : (
              <button type="button" aria-disabled="true" className={look}>
                <Icon aria-hidden className={icon} />
                {says()}
              </button>
            )}
          </li>
        ))}
        <li className="shrink-0 snap-start lg:mt-1 lg:border-t lg:border-line lg:pt-1">
          <button
            type="button"
            aria-disabled={open ? undefined : true}
            className={look}
            onClick={open ? leave : undefined}
          >
            <LogOut aria-hidden className={icon} />
            {m.orders_log_out()}
          </button>
        </li>
      </ul>
    </nav>
  )
}
