import { m } from '../../../messages/m.ts'
import type { Session } from '../../../ui/ask-session.ts'
import { Link } from '../../../ui/link.tsx'
import { useShop } from '../../../ui/router.ts'
import { useHere } from '../use-here.ts'
import { accountLinks, headerLinks } from './page-links.ts'

/** The page links in the drawer, below 768 px. */
export function MenuPages({ session }: { session: Session | undefined }) {
  const here = useHere()
  return (
    <nav
      aria-label={m.front_pages()}
      className="mb-6 grid grid-cols-2 gap-x-4 border-b border-line pb-4 md:hidden"
    >
      {[...headerLinks(useShop()?.firstShelf), ...accountLinks(session)].map(([address, name]) => (
        <Link
          key={address}
          to={address}
          aria-current={here(address)}
          className="min-w-0 py-2 font-medium aria-[current=page]:text-green"
        >
          {name()}
        </Link>
      ))}
    </nav>
  )
}
