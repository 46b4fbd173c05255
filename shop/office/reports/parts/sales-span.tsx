import type { FormEvent } from 'react'
import { m } from '../../../messages/m.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useNavigate } from '../../../ui/router.ts'

/** The periods available with one click; the middle one is the default. */
export const SPANS = ['7', '30', '90'] as const

type Props = {
  /** The period shown; absent if it is given by two dates. */
  days: (typeof SPANS)[number] | undefined
  since: string | undefined
  until: string | undefined
}

/** The period of a report: the last days, or from one date to another. */
export function SalesSpan({ days, since = '', until = '' }: Props) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  /** The address of a period, for the same branch. */
  const addressOf = (span: Record<string, string>) => {
    const branch = query.get('branch')
    const next = new URLSearchParams(branch ? { ...span, branch } : span)
    return next.size > 0 ? `/admin/reports?${next}` : '/admin/reports'
  }
  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const between = { from: String(typed.get('from')), until: String(typed.get('until')) }
    void navigate(addressOf(between), { replace: true })
  }
  const date = `${inputLook} min-h-10 w-auto py-1 text-sm`
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <form key={`${since} ${until}`} onSubmit={submitted} className="flex flex-wrap items-end gap-2">
        <label className="text-sm font-medium">
          <span className="mb-1 block">{m.office_report_from()}</span>
          <input type="date" name="from" required defaultValue={since} className={date} />
        </label>
        <label className="text-sm font-medium">
          <span className="mb-1 block">{m.office_report_until()}</span>
          <input type="date" name="until" required defaultValue={until} className={date} />
        </label>
        <Button type="submit" look="quiet" className="min-h-10">
          {m.office_report_between()}
        </Button>
      </form>
      <nav aria-label={m.office_report_days()} className="rounded-round border border-edge bg-raised p-1">
        <ul className="flex">
          {SPANS.map(span => (
            <li key={span}>
              <Link
                to={addressOf(span === '30' ? {} : { days: span })}
                replace
                ahead={false}
                aria-current={span === days ? 'page' : undefined}
                className="grid min-h-10 place-items-center rounded-round px-3 text-sm font-medium hover:bg-green-soft aria-[current]:bg-green aria-[current]:font-semibold aria-[current]:text-on-green sm:px-4"
              >
                {m.office_report_last({ days: span })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
