import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpenNow } from '../../../hours/parts/open-now.tsx'
import { m } from '../../../messages/m.ts'
import { Mark } from '../../../ui/mark.tsx'
import type { FrameData } from '../frame-context.ts'
import { FooterPages, FooterPart } from './footer-part.tsx'
import { firstShelf, headerLinks } from './page-links.ts'
import { SocialLinks } from './social-links.tsx'

type Props = Pick<FrameData, 'settings' | 'opening' | 'categories'>

/** The first columns of the footer: the shop's name and address, opening hours and pages. A still part. */
export function FooterFacts({ settings, opening, categories }: Props) {
  return (
    <>
      <div className="grid content-start gap-4 max-sm:col-span-2">
        <p className="flex items-center gap-2.5 font-display text-3xl font-bold">
          <Mark className="size-8 shrink-0" />
          <span className="min-w-0 text-balance wrap-break-word">{settings.shopName}</span>
        </p>
        <p className="max-w-xs text-base text-pretty">{settings.tagline}</p>
        <SocialLinks links={settings.socialLinks} />
      </div>
      <div className="max-sm:col-span-2">
        <FooterPart title={m.front_visit()}>
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
            <OpenNow opening={opening} />
            <span className="whitespace-pre-line">{opening.lines.join('\n')}</span>
          </Fact>
        </FooterPart>
      </div>
      <FooterPages title={m.front_the_shop()} links={headerLinks(firstShelf(categories))} />
    </>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-saffron">
    {icon}
    <span>{children}</span>
  </li>
)
