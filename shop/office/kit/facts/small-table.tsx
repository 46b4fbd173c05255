import { type ReactNode, useId } from 'react'

/** A column of a small table; the first one names the row. */
export type SmallColumn<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Aligned to the end of its cell, as numbers are. */
  end?: true
}

type Props<Row> = {
  title: string
  /** A line below the title, such as a sum. */
  text?: ReactNode
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  columns: readonly SmallColumn<Row>[]
  /** The message if there are no rows. */
  empty: string
  /** More below the table, such as the links to other pages. */
  children?: ReactNode
}

/** A table of facts in a card, not to search or sort. On narrow screens each row is a block of named lines. */
export function SmallTable<Row>({ title, text, rows, idOf, columns, empty, children }: Props<Row>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6 print:border-0 print:p-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-muted">{text}</p>}
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">{empty}</p>
      ) : (
        <table aria-labelledby={id} className="mt-3 w-full max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line text-sm text-muted">
              {columns.map(({ name, end }) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-2 font-medium first:ps-0 last:pe-0 ${end ? 'text-end' : 'text-start'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {rows.map(row => (
              <tr
                key={idOf(row)}
                className="align-top break-inside-avoid max-sm:grid max-sm:gap-1 max-sm:py-3"
              >
                {columns.map(({ name, cell, end }, at) => (
                  <td
                    key={name}
                    className={`max-sm:flex max-sm:justify-between max-sm:gap-4 sm:px-3 sm:py-2.5 sm:first:ps-0 sm:last:pe-0 ${end ? 'sm:text-end' : ''}`}
                  >
                    {at > 0 && (
                      <span aria-hidden className="shrink-0 text-sm text-muted sm:hidden">
                        {name}
                      </span>
                    )}
                    <span className={`min-w-0 ${at > 0 ? 'max-sm:text-end' : ''}`}>{cell(row)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  )
}
