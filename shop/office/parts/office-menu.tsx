import { LogOut, Search, Store } from 'lucide-react'
import { m } from '../../messages/m.ts'
import type { Session } from '../../ui/ask-session.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useLocation } from '../../ui/router.ts'
import { useSession } from '../../ui/session.ts'
import { menuFor } from '../office-places.ts'
import { openPalette } from '../open-palette.ts'
import { useLeavingOffice } from '../use-leaving-office.ts'

const row =
  'flex min-h-10 w-full items-center gap-3 rounded-small px-3 text-[0.9375rem] font-medium hover:bg-on-deep/10'
const here =
  'aria-[current]:bg-on-deep/15 aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--color-saffron)] rtl:aria-[current]:shadow-[inset_-3px_0_0_var(--color-saffron)]'

/** The menu for staff, without the screens they may not see. */
export function OfficeMenu() {
  const session = useSession()
  const leave = useLeavingOffice()
  return (
    <div className="flex min-h-full flex-col gap-5 p-4">
      <Link to="/admin" className="flex items-center gap-2.5 px-2 pt-1 font-display text-2xl font-bold">
        <Mark className="size-7" />
        {m.office_name()}
      </Link>
      <button
        type="button"
        onClick={() => openPalette()}
        className={`${row} border border-on-deep/15 text-on-deep/80`}
      >
        <Search aria-hidden className="size-4" />
        {m.office_palette()}
        <kbd className="ms-auto font-text text-xs">{m.office_palette_keys()}</kbd>
      </button>
      <Places session={session} />
      <ul className="mt-auto border-t border-on-deep/15 pt-3">
        <li>
          <Link to="/" className={row}>
            <Store aria-hidden className="size-4.5" />
            {m.office_to_shop()}
          </Link>
        </li>
        {session?.signedIn && (
          <li>
            <button type="button" onClick={leave} className={row}>
              <LogOut aria-hidden className="size-4.5" />
              {m.office_sign_out({ name: session.firstName ?? '' })}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

function Places({ session }: { session: Session | undefined }) {
  const { pathname } = useLocation()
  const groups = menuFor(session)
  const addresses = groups.flatMap(({ places }) => places.map(({ address }) => address))
  // The longest menu address that contains the current one.
  const current = addresses
    .filter(address => pathname === address || (address !== '/admin' && pathname.startsWith(`${address}/`)))
    .sort((one, other) => other.length - one.length)[0]
  return (
    <nav aria-label={m.office_menu()} className="grid gap-5">
      {groups.map(({ name, places }) => (
        <div key={name}>
          <h2 className="mb-1 px-3 font-text text-xs font-semibold tracking-wide text-on-deep/80 uppercase">
            {name}
          </h2>
          <ul>
            {places.map(({ name, address, icon: Icon }) => (
              <li key={address}>
                <Link
                  to={address}
                  aria-current={address === current ? 'page' : undefined}
                  className={`${row} ${here}`}
                >
                  <Icon aria-hidden className="size-4.5" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
