import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import type { Health } from '../health-words.ts'

/** The count that means this many or more. */
const MOST = 1000

/** The findings of the audit: a sentence for each kind of error, with samples that link to their orders. */
export function Findings({ wrong }: { wrong: Health['wrong'] }) {
  return (
    <section aria-labelledby="health-findings" className="card border-s-4 border-s-rose p-5">
      <h2 id="health-findings" className="mb-3 text-xl">
        {m.office_health_findings()}
      </h2>
      <ul className="divide-y divide-line">
        {wrong.map(({ name, says, count, rows }) => (
          <li key={name} className="py-4 first:pt-0 last:pb-0">
            <h3 className="font-sans font-semibold text-pretty">{says}</h3>
            <p className="text-sm text-muted">
              {count >= MOST ? m.office_health_count_many() : m.office_health_count({ count })}
            </p>
            <ul className="mt-2 space-y-1">
              {rows.map(row => (
                <li key={`${row.orderNum} ${row.text}`} className="flex flex-wrap gap-x-3">
                  {row.orderNum && (
                    <Link
                      to={`/admin/orders/${row.orderNum}`}
                      className="py-1 font-semibold text-green underline-offset-4 hover:underline"
                    >
                      {m.office_health_order({ number: row.orderNum })}
                    </Link>
                  )}
                  <span className="py-1 text-muted tabular-nums wrap-anywhere">{row.text}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
