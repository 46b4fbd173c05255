import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import type { PageLink } from './page-links.ts'

/** A column of the footer with its title. */
export function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="grid gap-2 [&_a]:inline-block [&_a]:py-0.5 [&_a]:underline-offset-4 [&_a]:hover:underline">
        {children}
      </ul>
    </section>
  )
}

/** A column of links. */
export const FooterPages = ({ title, links }: { title: string; links: readonly PageLink[] }) => (
  <FooterPart title={title}>
    {links.map(([address, name]) => (
      <li key={address}>
        <Link to={address}>{name()}</Link>
      </li>
    ))}
  </FooterPart>
)
