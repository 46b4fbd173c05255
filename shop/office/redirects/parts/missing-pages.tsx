import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import type { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'

/** The number of addresses shown at first. */
const SHOWN = 10

type Props = {
  found: Pick<ReturnType<typeof useCall<'GET /redirects/findMissing'>>, 'answer' | 'problem' | 'retry'>
  onAdd: (path: string) => void
}

/** The addresses that were asked for and have no page, with a way to make a redirect of each. */
export function MissingPages({ found: { answer, problem, retry }, onAdd }: Props) {
  const [all, setAll] = useState(false)
  const shown = all ? answer : answer?.slice(0, SHOWN)
  const more = (answer?.length ?? 0) - SHOWN
  return (
    <section aria-labelledby="missing-pages" className="card p-4 md:p-6">
      <h2 id="missing-pages" className="text-2xl">
        {m.office_redirects_missing()}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{m.office_redirects_missing_text()}</p>
      <Answer problem={problem} onRetry={retry} lines={3}>
        {answer?.length === 0 && <p className="mt-4">{m.office_redirects_missing_none()}</p>}
        {shown && shown.length > 0 && (
          <ul className="mt-4 divide-y divide-line border-t border-line">
            {shown.map(({ path, times, lastAt }) => (
              <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <div className="min-w-0 grow basis-60">
                  <bdi className="font-semibold wrap-anywhere">{path}</bdi>
                  <p className="text-sm text-muted tabular-nums">
                    {m.office_redirects_asked({ count: times })} · <When at={lastAt} />
                  </p>
                </div>
                <Button
                  look="quiet"
                  aria-label={m.office_redirects_make_of({ path })}
                  onClick={() => onAdd(path)}
                >
                  {m.office_redirects_make()}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && !all && (
          <Button look="bare" className="mt-3" onClick={() => setAll(true)}>
            {m.office_redirects_more({ count: more })}
          </Button>
        )}
      </Answer>
    </section>
  )
}
