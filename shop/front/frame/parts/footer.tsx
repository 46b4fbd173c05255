import { Banknote, Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { useSession } from '../../../ui/session.ts'
import { type ShopData, useShop } from '../../../ui/use-shop.ts'
import { headerLinks, helpLinks, type PageLink } from './page-links.ts'
import { SocialLinks } from './social-links.tsx'

/** The shop's name and address, opening hours, pages and version. */
export function Footer({ settings }: Pick<ShopData, 'settings'>) {
  const session = useSession()
  return (
    <footer className="bg-deep text-sm text-on-deep">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-10 lg:grid-cols-[1.6fr_1.2fr_1fr_1fr] max-sm:*:nth-[-n+2]:col-span-2">
        <div className="grid content-start gap-4">
          <p className="flex items-center gap-2.5 font-display text-3xl font-bold">
            <Mark className="size-8 shrink-0" />
            <span className="min-w-0 text-balance wrap-break-word">{settings.shopName}</span>
          </p>
          <p className="max-w-xs text-base text-pretty">{settings.tagline}</p>
          <SocialLinks links={settings.socialLinks} />
        </div>
        <Part title={m.front_visit()}>
          <Fact icon={<MapPin />}>{settings.address}</Fact>
          <Fact icon={<Phone />}>
            <a href={`tel:${settings.phone.replaceAll(/[^+\d]/g, '')}`}>
              <bdi>{settings.phone}</bdi>
            </a>
          </Fact>
          <Fact icon={<Mail />}>
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </Fact>
          <Fact icon={<Clock />}>
            <span className="sr-only">{m.front_hours()}: </span>
            <span className="whitespace-pre-line">{settings.hoursLines.join('\n')}</span>
          </Fact>
        </Part>
        <Pages title={m.front_the_shop()} links={headerLinks(useShop()?.categories)} />
        <Pages title={m.front_help()} links={helpLinks(session)} />
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-on-deep/15 py-5">
        <p className="flex items-center gap-2">
          <Banknote aria-hidden className="size-5 shrink-0 text-saffron" />
          {m.front_payment()}
        </p>
        <p className="tabular-nums">
          {m.front_version({ version: settings.version, label: settings.environmentLabel })}
        </p>
      </div>
    </footer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="grid gap-2 [&_a]:inline-block [&_a]:py-0.5 [&_a]:underline-offset-4 [&_a]:hover:underline">
        {children}
      </ul>
    </section>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-saffron">
    {icon}
    <span>{children}</span>
  </li>
)

const Pages = ({ title, links }: { title: string; links: readonly PageLink[] }) => (
  <Part title={title}>
    {links.map(([address, name]) => (
      <li key={address}>
        <Link to={address}>{name()}</Link>
      </li>
    ))}
  </Part>
)
