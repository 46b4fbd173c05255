import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Opening } from '../../hours/opening.contract.ts'
import { OpenNow } from '../../hours/parts/open-now.tsx'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import type { findSettings } from '../../settings/settings.contract.ts'

/** The contact details of the shop. */
export type Facts = Pick<OutputOf<typeof findSettings>, 'address' | 'phone' | 'phone2' | 'supportEmail'> & {
  opening: Pick<Opening, 'lines' | 'states' | 'until'>
}

/** Address, both telephones, the mailbox and the hours, a card each. */
export const ContactFacts = ({ facts }: { facts: Facts }) => (
  <ul className="page mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <Fact icon={<MapPin />} title={m.content_contact_visit()}>
      {facts.address}
    </Fact>
    <Fact icon={<Phone />} title={m.content_contact_call()}>
      {[facts.phone, facts.phone2].filter(Boolean).map(number => (
        <a key={number} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={link}>
          <bdi>{number}</bdi>
        </a>
      ))}
    </Fact>
    <Fact icon={<Mail />} title={m.content_contact_write()}>
      <a href={`mailto:${facts.supportEmail}`} className={`${link} wrap-anywhere`}>
        {facts.supportEmail}
      </a>
    </Fact>
    <Fact icon={<Clock />} title={m.content_hours()}>
      <OpenNow opening={facts.opening} />
      {facts.opening.lines.map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </Fact>
  </ul>
)

const link = 'block w-fit py-0.5 underline-offset-4 hover:underline'

const Fact = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li className="rounded-tile bg-sunken p-5 md:p-6 [&_svg]:size-6 [&_svg]:text-green">
    {icon}
    <h2 className="mt-3 mb-1 text-lg">{title}</h2>
    {children}
  </li>
)
