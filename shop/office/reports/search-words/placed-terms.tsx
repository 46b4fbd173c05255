import type { FormEvent } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { PlainList } from '../../forms/parts/plain-list.tsx'

/** The address of the placed results of a term. */
const addressOf = (term: string) => `/admin/search-words?${new URLSearchParams({ term })}`

/** The searches with placed results, and a form that opens those of another one. */
export function PlacedTerms({ onOpen }: { onOpen: (term: string) => void }) {
  const { answer, problem, retry } = useCall('GET /search/findPlacedTerms', {})
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = String(new FormData(event.currentTarget).get('term')).trim()
    if (term) onOpen(term)
  }
  return (
    <PlainList title={m.office_placed()} text={m.office_placed_text()}>
      <form onSubmit={open} className="flex flex-wrap items-end gap-3">
        <div className="grow">
          <Field name="term" label={m.office_placed_term()} autoComplete="off" maxLength={100} required />
        </div>
        <Button type="submit" look="quiet">
          {m.office_placed_open()}
        </Button>
      </form>
      <Answer problem={problem} onRetry={retry} lines={1}>
        {answer &&
          (answer.length === 0 ? (
            <p className="text-muted">{m.office_placed_none()}</p>
          ) : (
            <ul aria-label={m.office_placed_terms()} className="divide-y divide-line">
              {answer.map(({ term, pinned, buried }) => (
                <li key={term} className="py-2.5">
                  <Link
                    to={addressOf(term)}
                    className="inline-flex min-h-11 items-center font-semibold text-green underline-offset-4 hover:underline"
                  >
                    <bdi>{term}</bdi>
                  </Link>
                  <span className="block text-sm text-muted">
                    {m.office_placed_counts({ pinned, buried })}
                  </span>
                </li>
              ))}
            </ul>
          ))}
      </Answer>
    </PlainList>
  )
}
