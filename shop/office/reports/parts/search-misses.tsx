import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { ReportTable } from './report-table.tsx'

/** The number of terms shown; the file has all. */
const SHOWN = 15

/** The terms that shoppers searched for without a result. */
export function SearchMisses() {
  const { answer, problem, retry } = useCall('GET /search/findMisses', { days: 30 })
  const heads = [m.office_misses_term(), m.office_misses_times(), m.office_misses_last()]
  if (problem) return <Problem problem={problem} onRetry={retry} />
  return (
    <ReportTable
      title={m.office_misses()}
      text={m.office_misses_text()}
      heads={heads}
      none={m.office_misses_none()}
      file={() => [heads, ...(answer ?? []).map(({ term, times, lastDay }) => [term, times, lastDay])]}
      rows={answer?.slice(0, SHOWN).map(({ term, times, lastDay }) => ({
        key: term,
        name: (
          <span className="flex flex-wrap items-center gap-x-4">
            <Link to={`/shop/-1?q=${encodeURIComponent(term)}`} className="underline underline-offset-4">
              <bdi>{term}</bdi>
            </Link>
            <Link
              to={`/admin/search-words?add=${encodeURIComponent(term)}`}
              aria-label={m.office_words_add_missed({ term })}
              className="inline-flex min-h-11 items-center text-sm text-green underline-offset-4 hover:underline"
            >
              {m.office_words_add_here()}
            </Link>
          </span>
        ),
        figures: [times, <Day key="last" at={lastDay} />],
      }))}
    />
  )
}
