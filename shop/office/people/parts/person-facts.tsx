import { BadgeCheck, Handshake, Mail, MapPin, Phone } from 'lucide-react'
import { roleName } from '../../../customers/staff/role-names.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { When } from '../../../ui/when.tsx'
import type { WholePerson } from '../people.contract.ts'
import { PersonPicture } from './person-picture.tsx'

const row = 'flex items-start gap-3'
const icon = 'mt-1 size-4.5 shrink-0 text-green'
const way = 'text-green underline underline-offset-4'

/** The contact details, addresses and roles of a person. */
export function PersonFacts({ person, onChanged }: { person: WholePerson; onChanged: () => void }) {
  const { representative, roles } = person
  return (
    <section aria-labelledby="person-facts" className="card p-5">
      <h2 id="person-facts" className="text-xl">
        {m.office_people_reach()}
      </h2>
      {person.custPic && <PersonPicture person={person} onChanged={onChanged} />}
      <ul className="mt-4 grid gap-3">
        {[person.phone1, person.phone2].filter(Boolean).map(phone => (
          <li key={phone} className={row}>
            <Phone aria-hidden className={icon} />
            <a href={`tel:${phone?.replaceAll(/[^\d+]/g, '')}`} className={way}>
              <bdi>{phone}</bdi>
            </a>
          </li>
        ))}
        <li className={row}>
          <Mail aria-hidden className={icon} />
          {person.email ? (
            <span className="min-w-0">
              <a href={`mailto:${person.email}`} className={`${way} wrap-anywhere`}>
                <bdi>{person.email}</bdi>
              </a>
              {person.emailProven && (
                <span className="flex items-center gap-1 text-sm text-muted">
                  <BadgeCheck aria-hidden className="size-4 text-green" />
                  {m.office_people_proven()}
                </span>
              )}
            </span>
          ) : (
            <span className="text-muted">{m.office_orders_no_email()}</span>
          )}
        </li>
        {person.addresses.map(address => (
          <li key={address.kind} className={row}>
            <MapPin aria-hidden className={icon} />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">
                {address.kind === 'billing' ? m.office_people_billing() : m.office_people_shipping()}
              </span>
              <bdi>
                {[
                  address.address1,
                  address.address2,
                  address.city,
                  address.stateProvince,
                  address.postalCode,
                  address.country,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </bdi>
            </span>
          </li>
        ))}
        {(representative.asked || representative.approved) && person.custId !== null && (
          <li className={row}>
            <Handshake aria-hidden className={icon} />
            <Link to={`/admin/representatives/${person.custId}`} className={way}>
              {representative.approved
                ? m.office_people_represents({ code: representative.code ?? '' })
                : m.office_people_asks()}
            </Link>
          </li>
        )}
      </ul>
      {roles.length > 0 && (
        <p className="mt-4 rounded-small bg-saffron-soft px-4 py-3">
          {m.office_people_works({
            roles: roles.map(role => roleName(role as Parameters<typeof roleName>[0])).join(', '),
          })}
        </p>
      )}
      {person.lastSeenAt && (
        <p className="mt-4 text-sm text-muted">
          {m.office_people_seen()} <When at={person.lastSeenAt} />
        </p>
      )}
    </section>
  )
}
