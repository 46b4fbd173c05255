import { Check, X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { When } from '../../../ui/when.tsx'
import type { WholePerson } from '../people.contract.ts'

type Consent = WholePerson['consents'][number]

const decisions: Record<Consent['channel'], (given: boolean) => string> = {
  TEXT: given => (given ? m.office_people_consent_text_on() : m.office_people_consent_text_off()),
  EMAIL: given => (given ? m.office_people_consent_email_on() : m.office_people_consent_email_off()),
}

const causes: Record<Consent['cause'], () => string> = {
  REGISTERING: m.office_people_consent_registering,
  PROFILE: m.office_people_consent_profile,
  ORDER: m.office_people_consent_order,
  REPLY: m.office_people_consent_reply,
  'NEW NUMBER': m.office_people_consent_new_number,
}

/** The person's decisions whether the shop may send them messages: the proof that they agreed. */
export function PersonConsents({ consents }: { consents: Consent[] }) {
  return (
    <section aria-labelledby="person-consents" className="card p-5">
      <h2 id="person-consents" className="text-xl">
        {m.office_people_consents()}
      </h2>
      {consents.length === 0 && (
        <p className="mt-3 text-pretty text-muted">{m.office_people_consents_none()}</p>
      )}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {consents.map(({ consentId, channel, given, cause, happenedAt }) => {
          const Icon = given ? Check : X
          return (
            <li key={consentId} className="flex items-start gap-3">
              <Icon aria-hidden className={`mt-1 size-4.5 shrink-0 ${given ? 'text-green' : 'text-rose'}`} />
              <p>
                {decisions[channel](given)}
                <span className="block text-sm text-muted">
                  <When at={happenedAt} /> · {causes[cause]()}
                </span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
