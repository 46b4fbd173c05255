import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { Session } from '../../customers/ask-session.ts'
import { m } from '../../messages/m.ts'

/** Greets who is signed in by the first name, and leads to the account; anybody else to the sign-in. */
export function Greeting({ session }: { session: Session | undefined }) {
  return (
    <Link
      to={session?.signedIn ? '/dashboard' : '/login'}
      className="-me-2 flex min-h-11 justify-self-end items-center gap-2 rounded-tile px-2 md:me-0 leading-tight [grid-area:user] hover:bg-green-soft"
    >
      <UserRound aria-hidden className="size-5 text-green" />
      <span className="grid text-sm">
        <span className="text-xs text-muted max-md:hidden">
          {session?.signedIn ? m.front_signed_in() : m.front_hello()}
        </span>
        <span className="font-semibold">{session?.signedIn ? session.firstName : m.front_sign_in()}</span>
      </span>
    </Link>
  )
}
