import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { QurbaniSeasonForm } from '../parts/qurbani-season-form.tsx'

/** `/admin/qurbani/seasons/new` and `/admin/qurbani/seasons/{seasonId}`: the form of a season. */
export default function QurbaniSeasonScreen({ params: { seasonId } }: OfficeProps) {
  return seasonId === undefined ? <NewSeason /> : <KnownSeason seasonId={Number(seasonId)} />
}

function NewSeason() {
  const { answer, problem, retry } = useCall('GET /qurbani/findNewSeason', {})
  return (
    <>
      <SeasonHeading title={m.office_qurbani_screens_new()} />
      {answer ? (
        <QurbaniSeasonForm season={answer} />
      ) : (
        <Answer problem={problem} onRetry={retry} lines={6} />
      )}
    </>
  )
}

function KnownSeason({ seasonId }: { seasonId: number }) {
  const { answer, problem, retry } = useCall('GET /qurbani/findSeasonForStaff/{seasonId}', { seasonId })
  return (
    <>
      <SeasonHeading title={answer?.seasonName ?? m.office_qurbani_screens_season()}>
        {answer && (
          <ButtonLink look="quiet" to={`/admin/qurbani/${seasonId}/herd`}>
            {m.office_qurbani_screens_herd()}
          </ButtonLink>
        )}
      </SeasonHeading>
      {answer ? (
        <QurbaniSeasonForm season={answer} />
      ) : (
        <Answer problem={problem} onRetry={retry} lines={6} />
      )}
    </>
  )
}

function SeasonHeading({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <OfficeHeading title={title} text={m.office_qurbani_screens_season_text()}>
      <ButtonLink look="quiet" to="/admin/qurbani">
        {m.office_qurbani_screens_all_seasons()}
      </ButtonLink>
      {children}
    </OfficeHeading>
  )
}
