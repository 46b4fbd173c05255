import { NavLink } from 'react-router'
import type { Session } from '../../customers/ask-session.ts'
import { m } from '../../messages/m.ts'
import { accountLinks, headerLinks } from './page-links.ts'

/** The links of pages as the drawer shows them, below 768 px. */
export function MenuPages({ session }: { session: Session | undefined }) {
  return (
    <nav
      aria-label={m.front_pages()}
      className="mb-6 grid grid-cols-2 gap-x-4 border-b border-line pb-4 md:hidden"
    >
      {[...headerLinks, ...accountLinks(session)].map(([address, name]) => (
        <NavLink
          key={address}
          to={address}
          end
          className="truncate py-2 font-medium aria-[current=page]:text-green"
        >
          {name()}
        </NavLink>
      ))}
    </nav>
  )
}
