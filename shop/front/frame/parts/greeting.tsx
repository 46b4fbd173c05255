import { UserRound } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { Session } from '../../../ui/ask-session.ts'
import { Link } from '../../../ui/link.tsx'

/**
 * Greets a signed-in person by first name, with a link to the account; others get a link to the sign-in. The width is fixed,
 * so that nothing moves when the session is known.
 */
export function Greeting({ session }: { session: Session | undefined }) {
  return (
    <Link
      to={session?.signedIn ? '/dashboard' : '/login'}
      className="flex min-h-11 items-center gap-2 rounded-tile px-1.5 leading-tight hover:bg-green-soft lg:px-2"
    >
      <UserRound aria-hidden className="size-5 shrink-0 text-green md:max-lg:hidden" />
      <span className="grid w-14 text-sm lg:w-20">
        <span className="text-xs text-muted max-md:hidden">
          {session?.signedIn ? m.front_signed_in() : m.front_hello()}
        </span>
        <span className="truncate font-semibold">
          {session?.signedIn ? session.firstName : m.front_sign_in()}
        </span>
      </span>
    </Link>
  )
}
