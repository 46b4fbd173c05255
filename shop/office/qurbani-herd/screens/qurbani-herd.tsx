import { m } from '../../../messages/m.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { QurbaniHerd } from '../parts/qurbani-herd-list.tsx'

/** `/admin/qurbani/{seasonId}/herd`: the animals of a season. */
export default function QurbaniHerdScreen({ params }: OfficeProps) {
  const { answer, problem, retry } = useCall('GET /qurbani/findSeasons', {})
  const season = answer?.find(({ seasonId }) => seasonId === Number(params.seasonId))
  if (season) return <QurbaniHerd season={season} />
  if (problem) return <Problem problem={problem} onRetry={retry} />
  if (!answer) return <Skeleton lines={5} label={m.shop_loading()} />
  return <p className="card p-8 text-center text-muted">{m.office_qurbani_screens_gone()}</p>
}
