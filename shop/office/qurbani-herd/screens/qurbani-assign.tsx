import { m } from '../../../messages/m.ts'
import type { SeasonRow } from '../../../qurbani/season/seasons.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { QurbaniBoard } from '../parts/qurbani-board.tsx'
import { QurbaniDayTabs } from '../parts/qurbani-day-tabs.tsx'
import { QurbaniNotDone } from '../parts/qurbani-not-done.tsx'
import { useAssigning } from '../use-assigning.ts'

/** `/admin/qurbani/{seasonId}/assign`: assigns shares to animals. */
export default function QurbaniAssignScreen({ params }: OfficeProps) {
  const { answer, problem, retry } = useCall('GET /qurbani/findSeasons', {})
  const season = answer?.find(({ seasonId }) => seasonId === Number(params.seasonId))
  if (season) return <Assign season={season} />
  if (problem || !answer) return <Answer problem={problem} onRetry={retry} lines={5} />
  return <p className="card p-8 text-center text-muted">{m.office_qurbani_screens_gone()}</p>
}

function Assign({ season }: { season: SeasonRow }) {
  const { seasonId, seasonName, days } = season
  const [query] = useSearchParams()
  const asked = Number(query.get('day'))
  const day = days.some(one => one.day === asked) ? asked : 1
  const assigning = useAssigning(seasonId, day)
  const { animals, shares, problem, retry, notDone, forget, fill, busy } = assigning
  return (
    <>
      <OfficeHeading
        title={m.office_qurbani_screens_of_season({
          what: m.office_qurbani_screens_assign(),
          season: seasonName,
        })}
        text={m.office_qurbani_screens_assign_text()}
      >
        <ButtonLink look="quiet" to="/admin/qurbani">
          {m.office_qurbani_screens_all_seasons()}
        </ButtonLink>
        <Button look="main" aria-disabled={busy || undefined} onClick={() => void fill()}>
          {m.office_qurbani_screens_fill()}
        </Button>
      </OfficeHeading>
      <QurbaniDayTabs season={season} day={day} />
      {notDone && <QurbaniNotDone notDone={notDone} onHide={forget} />}
      <Answer problem={problem} onRetry={retry} lines={5}>
        {animals && shares && (
          <QurbaniBoard
            key={day}
            seasonId={seasonId}
            assigning={assigning}
            animals={animals}
            shares={shares}
          />
        )}
      </Answer>
    </>
  )
}
