import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { QurbaniHerd } from '../parts/qurbani-herd-list.tsx'

/** `/admin/qurbani/{seasonId}/herd`: the animals of a season. */
export default function QurbaniHerdScreen({ params }: OfficeProps) {
  const { answer, problem, retry } = useCall('GET /qurbani/findSeasons', {})
  const season = answer?.find(({ seasonId }) => seasonId === Number(params.seasonId))
  if (season) return <QurbaniHerd season={season} />
  if (problem || !answer) return <Answer problem={problem} onRetry={retry} lines={5} />
  return <p className="card p-8 text-center text-muted">{m.office_qurbani_screens_gone()}</p>
}
