import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { KeptCard } from '../parts/kept-card.tsx'
import type { Kept } from '../privacy-words.ts'

const way = 'font-medium text-green underline underline-offset-4'

/** `/admin/privacy`: what the shop stores and how long, data about people first. */
export default function PrivacyScreen() {
  const { answer, problem, retry } = useCall('GET /privacy/findKept', {})
  return (
    <>
      <OfficeHeading title={m.office_privacy()} text={m.office_privacy_text()} />
      <Answer problem={problem} onRetry={retry} lines={8}>
        {answer && (
          <div className="space-y-8">
            <section aria-labelledby="privacy-rights" className="card p-5">
              <h2 id="privacy-rights" className="mb-3 text-xl">
                {m.office_privacy_rights()}
              </h2>
              <ul className="list-disc space-y-2 ps-5 text-pretty marker:text-green">
                <li>
                  {m.office_privacy_right_one()}{' '}
                  <Link to="/admin/customers" className={way}>
                    {m.office_people_customers()}
                  </Link>
                </li>
                <li>{m.office_privacy_right_own()}</li>
                <li>{m.office_privacy_right_consent()}</li>
                <li>
                  {m.office_privacy_right_months()}{' '}
                  <Link to="/admin/settings/safety" className={way}>
                    {m.office_settings_safety()}
                  </Link>
                </li>
              </ul>
            </section>
            <Groups
              title={m.office_privacy_personal()}
              groups={answer.groups.filter(({ isPersonal }) => isPersonal)}
            />
            <Groups
              title={m.office_privacy_other()}
              groups={answer.groups.filter(({ isPersonal }) => !isPersonal)}
            />
          </div>
        )}
      </Answer>
    </>
  )
}

function Groups({ title, groups }: { title: string; groups: Kept[] }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {groups.map(group => (
          <KeptCard key={group.name} group={group} />
        ))}
      </ul>
    </section>
  )
}
