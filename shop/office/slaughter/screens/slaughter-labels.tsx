import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { PrintChoices } from '../../kit/parts/print-choices.tsx'
import { PrintNow } from '../../kit/parts/print-now.tsx'
import { usePrintChoice } from '../../kit/use-print-choice.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { SlaughterLabel } from '../parts/slaughter-label.tsx'

/**
 * `/admin/qurbani/:seasonId/labels?day=…`: a label for each share of a day that has an animal; with `animal` only for that
 * animal, with `share` only for that share.
 */
export default function SlaughterLabelsScreen({ params }: OfficeProps) {
  const [query] = useSearchParams()
  const seasonId = Number(params.seasonId)
  const day = Number(query.get('day') ?? 1)
  const { answer, problem, retry } = useCall('GET /qurbani/findQueue', { seasonId, day })
  const [choice, choose] = usePrintChoice()
  const isGone = problem?.status === 404 || problem?.status === 400
  if (!isGone && (problem || !answer)) return <Answer problem={problem} onRetry={retry} lines={4} />

  const isWanted = (name: string, id: number) => !query.has(name) || query.get(name) === String(id)
  const labels = (answer?.animals ?? [])
    .filter(({ animalId }) => isWanted('animal', animalId))
    .flatMap(animal =>
      animal.shares
        .filter(({ shareId }) => isWanted('share', shareId))
        .map(share => ({ ...share, tag: animal.tag, kind: animal.kind, places: animal.places })),
    )
  const isRoll = choice.paper === 'roll'
  const drawn = labels.map(share => (
    <SlaughterLabel key={share.shareId} share={share} date={answer?.date ?? ''} />
  ))
  return (
    <>
      <OfficeHeading
        title={m.office_slaughter_labels()}
        text={labels.length ? m.office_slaughter_label_count({ count: labels.length }) : undefined}
      >
        <ButtonLink look="quiet" to={`/admin/qurbani/${seasonId}/day/${day}`}>
          {m.office_slaughter_back()}
        </ButtonLink>
        {labels.length > 0 && <PrintNow />}
      </OfficeHeading>
      {labels.length === 0 ? (
        <p className="card p-8 text-center text-muted">{m.office_slaughter_no_labels()}</p>
      ) : (
        <>
          <PrintChoices choice={choice} onChoose={choose} paperOnly />
          <div className="sheets grid gap-6 print:block">
            {isRoll ? (
              labels.map((share, at) => (
                <div key={share.shareId} className="contents">
                  <div className="on-roll mx-auto w-full max-w-[76mm] text-sm">{drawn[at]}</div>
                </div>
              ))
            ) : (
              <div className="contents">
                <div className="on-sheet mx-auto grid w-full max-w-4xl gap-4 sm:grid-cols-2 print:grid-cols-2">
                  {drawn}
                </div>
              </div>
            )}
          </div>
        </>
      )}
    </>
  )
}
