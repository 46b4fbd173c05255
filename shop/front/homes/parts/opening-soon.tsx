import { Clock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Mark } from '../../../ui/mark.tsx'
import type { Reach } from '../load-home.ts'

/** The home page of a shop without departments yet: its name, and how to reach it. */
export function OpeningSoon({ shopName, phone, email, lines }: Reach & { shopName: string }) {
  return (
    <section
      aria-labelledby="opening-soon"
      className="page mt-4 grid gap-6 md:mt-6 lg:grid-cols-[3fr_2fr] lg:gap-8"
    >
      <div className="grid content-center justify-items-start gap-5 rounded-tile bg-green-soft p-6 md:p-12">
        <Mark className="size-16 text-green" />
        <h2 id="opening-soon" className="text-4xl wrap-anywhere md:text-5xl">
          {m.front_soon({ shop: shopName })}
        </h2>
        <p className="max-w-prose text-lg text-pretty">{m.front_soon_text()}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact" look="main">
            {m.front_soon_contact()}
          </ButtonLink>
          <ButtonLink to="/about" look="quiet">
            {m.front_soon_about()}
          </ButtonLink>
        </div>
      </div>
      <ul className="grid content-center gap-5 card p-6 md:p-8">
        {lines.length > 0 && (
          <Way icon={<Clock />}>
            <span className="whitespace-pre-line">{lines.join('\n')}</span>
          </Way>
        )}
        {phone && (
          <Way icon={<Phone />}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="underline-offset-4 hover:underline">
              <bdi>{phone}</bdi>
            </a>
          </Way>
        )}
        {email && (
          <Way icon={<Mail />}>
            <a href={`mailto:${email}`} className="wrap-anywhere underline-offset-4 hover:underline">
              {email}
            </a>
          </Way>
        )}
      </ul>
    </section>
  )
}

const Way = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-4">
    <span aria-hidden className="mt-0.5 shrink-0 text-green">
      {icon}
    </span>
    <span className="min-w-0">{children}</span>
  </li>
)
