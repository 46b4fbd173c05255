import { m } from '../../../messages/m.ts'
import { endOf, type Kept, keptWords } from '../privacy-words.ts'

/** A group of data: what it is, how long it is stored, and its tables. */
export function KeptCard({ group }: { group: Kept }) {
  const { title, text } = keptWords[group.name]
  const rows = group.tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    <li className="card flex flex-col p-5">
      <h3 className="font-display text-lg">{title()}</h3>
      <p className="mt-1 text-pretty text-muted">{text()}</p>
      <p className="mt-3 font-medium text-pretty">{endOf(group)}</p>
      <details className="mt-auto pt-3">
        <summary className="cursor-pointer py-1 text-green underline-offset-4 hover:underline">
          {m.office_privacy_rows({ count: rows, shown: rows.toLocaleString(m.shop_language()) })}
        </summary>
        <dl className="mt-2 space-y-1 text-sm">
          {group.tables.map(table => (
            <div key={table.name} className="flex justify-between gap-4">
              <dt className="wrap-anywhere">
                <bdi>{table.name}</bdi>
              </dt>
              <dd className="text-muted tabular-nums">{table.rows.toLocaleString(m.shop_language())}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
