import { LayoutDashboard, LogOut, UserRoundPen } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { Session } from '../../../ui/ask-session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLeaving } from '../use-leaving.ts'

const look = 'flex min-h-11 w-full items-center gap-3 rounded-small px-3 font-medium hover:bg-green-soft'
const icon = 'size-5 text-green'

/** The account panel of the header: account links for a signed-in person, or the ways to an account. `panel`: its id. */
export function UserPanel({ session, panel }: { session: Session | undefined; panel: string }) {
  const leave = useLeaving()
  if (!session?.signedIn) {
    return (
      <div className="grid gap-2 p-1 text-center">
        <ButtonLink to="/login">{m.front_sign_in()}</ButtonLink>
        <p className="text-sm text-muted">
          {m.front_new_here()}{' '}
          <Link
            to="/customer?source=REGISTER"
            className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
          >
            {m.front_register()}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <ul>
      <li>
        <Link to="/dashboard" className={look}>
          <LayoutDashboard aria-hidden className={icon} />
          {m.front_account()}
        </Link>
      </li>
      <li>
        <Link to="/customer?source=EDIT" className={look}>
          <UserRoundPen aria-hidden className={icon} />
          {m.front_edit_profile()}
        </Link>
      </li>
      <li className="mt-1 border-t border-line pt-1">
        <button
          type="button"
          popoverTarget={panel}
          popoverTargetAction="hide"
          className={look}
          onClick={leave}
        >
          <LogOut aria-hidden className={icon} />
          {m.front_sign_out()}
        </button>
      </li>
    </ul>
  )
}
