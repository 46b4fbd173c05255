import { m } from '../../../messages/m.ts'
import type { Session } from '../../../ui/ask-session.ts'
import { Link } from '../../../ui/link.tsx'
import { useShop } from '../../../ui/router.ts'
import { useHere } from '../use-here.ts'
import { accountLinks, headerLinks, type PageLink } from './page-links.ts'

const look =
  'py-1 text-muted decoration-saffron decoration-2 underline-offset-6 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline'

/** The row of page links above the search box, from 768 px up. */
export function HeaderLinks({ session }: { session: Session | undefined }) {
  return (
    <nav
      aria-label={m.front_pages()}
      className="hidden items-center gap-4 text-sm whitespace-nowrap [grid-area:links] md:flex lg:gap-6"
    >
      <PageLinks links={headerLinks(useShop()?.firstShelf)} />
      <span className="grow" />
      <PageLinks links={accountLinks(session)} className="min-w-0 shrink truncate" />
    </nav>
  )
}

/** A name can be long: it shrinks before the links do. */
function PageLinks({ links, className = 'shrink-0' }: { links: readonly PageLink[]; className?: string }) {
  const here = useHere()
  return links.map(([address, name]) => (
    <Link key={address} to={address} aria-current={here(address)} className={`${look} ${className}`}>
      {name()}
    </Link>
  ))
}
