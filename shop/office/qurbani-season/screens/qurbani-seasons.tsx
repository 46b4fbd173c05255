import { mayDo } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useSession } from '../../../ui/session.ts'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { QurbaniSeasonCard } from '../parts/qurbani-season-card.tsx'

/** `/admin/qurbani`: the seasons, with links to the work on each. */
export default function QurbaniSeasonsScreen() {
  const { answer, problem, retry } = useCall('GET /qurbani/findSeasons', {})
  const roles = useSession()?.roles ?? []
  return (
    <>
      <OfficeHeading title={m.office_qurbani_screens_title()} text={m.office_qurbani_screens_text()}>
        {mayDo(roles, 'catalogue') && (
          <ButtonLink look="main" to="/admin/qurbani/seasons/new">
            {m.office_qurbani_screens_new()}
          </ButtonLink>
        )}
      </OfficeHeading>
      <Answer problem={problem} onRetry={retry} lines={4}>
        {answer &&
          (answer.length === 0 ? (
            <p className="card p-8 text-center text-muted">{m.office_qurbani_screens_none()}</p>
          ) : (
            <ul aria-label={m.office_qurbani_screens_list()} className="grid gap-5 2xl:grid-cols-2">
              {answer.map(season => (
                <QurbaniSeasonCard key={season.seasonId} season={season} roles={roles} />
              ))}
            </ul>
          ))}
      </Answer>
    </>
  )
}
