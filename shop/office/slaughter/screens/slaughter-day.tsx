import { Printer } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { UnsavedTaps } from '../../kit/parts/unsaved-taps.tsx'
import { dayMeant, type Sought } from '../../kit/slaughter-queue.rules.ts'
import { dateWords } from '../../kit/slaughter-words.ts'
import { todayAt } from '../../kit/today.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { SlaughterAnimals } from '../parts/slaughter-animals.tsx'
import { SlaughterDays } from '../parts/slaughter-days.tsx'
import { SlaughterLeaving } from '../parts/slaughter-leaving.tsx'
import { SlaughterSearch } from '../parts/slaughter-search.tsx'
import { SlaughterTotals } from '../parts/slaughter-totals.tsx'
import { SlaughterViews } from '../parts/slaughter-views.tsx'
import { useSlaughterDay } from '../use-slaughter-day.ts'

/** `/admin/qurbani/:seasonId/day/:day`: the day of slaughter, for a phone at the counter; today if no day is given. */
export default function SlaughterDayScreen({ params }: OfficeProps) {
  const seasonId = Number(params.seasonId)
  const { timeZone } = useShop()?.settings ?? {}
  const { answer: seasons, problem: unknown, retry: askSeasons } = useCall('GET /qurbani/findSeasons', {})
  const [sought, setSought] = useState<Sought>({ words: '', kind: '', open: false })
  const [query, setQuery] = useSearchParams()
  const season = seasons?.find(one => one.seasonId === seasonId)
  const days = season?.days ?? []
  const day = season && (Number(params.day) || dayMeant(days, todayAt(timeZone)))
  const { queue, problem, retry, late, taps } = useSlaughterDay(seasonId, day)
  if (!seasons) return <Answer problem={unknown} onRetry={askSeasons} lines={4} />
  if (!season || day === undefined || problem?.status === 404)
    return <OfficeHeading title={m.office_slaughter_day()} text={m.office_slaughter_no_day()} />

  const date = days.find(one => one.day === day)?.date
  const view = query.get('view') === 'collect' ? 'collect' : 'animals'
  return (
    <>
      <OfficeHeading
        title={m.office_slaughter_day()}
        text={[season.seasonName, date && dateWords(date)].filter(Boolean).join(' · ')}
      >
        <ButtonLink look="quiet" to={`/admin/qurbani/${seasonId}/labels?day=${day}`}>
          <Printer aria-hidden className="size-4.5" />
          {m.office_slaughter_labels()}
        </ButtonLink>
      </OfficeHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <SlaughterDays seasonId={seasonId} days={days} day={day} view={view} />
          <UnsavedTaps taps={taps} />
        </div>
        {!queue || late ? (
          <Answer problem={problem} onRetry={retry} lines={4} />
        ) : (
          <>
            {problem && (
              <p role="status" className="rounded-small bg-saffron-soft px-4 py-3">
                {m.office_slaughter_old()}
              </p>
            )}
            <SlaughterTotals animals={queue.animals} waiting={queue.waiting} />
            <SlaughterViews
              view={view}
              onChoose={next =>
                setQuery(next === 'collect' ? { view: next } : {}, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
            <SlaughterSearch sought={sought} onChange={setSought} animals={queue.animals} />
            {view === 'collect' ? (
              <SlaughterLeaving animals={queue.animals} sought={sought} taps={taps} />
            ) : (
              <SlaughterAnimals
                animals={queue.animals}
                sought={sought}
                taps={taps}
                onChanged={retry}
                labels={`/admin/qurbani/${seasonId}/labels?day=${day}`}
              />
            )}
          </>
        )}
      </div>
    </>
  )
}
