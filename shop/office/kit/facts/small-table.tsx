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
        <table aria-labelledby={id} className="mt-3 block w-full md:table print:table">
          <thead className="hidden md:table-header-group print:table-header-group">
            <tr className="border-b border-line text-sm text-muted">
              {columns.map(({ name, end }) => (
                <th
                  key={name}
                  scope="col"
                  className={`py-2 pe-4 font-medium ${end ? 'text-end' : 'text-start'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block divide-y divide-line md:table-row-group print:table-row-group">
            {rows.map(row => (
              <tr
                key={idOf(row)}
                className="grid gap-1 py-3 align-top break-inside-avoid md:table-row print:table-row"
              >
                {columns.map(({ name, cell, end }, at) => (
                  <td
                    key={name}
                    className={`flex justify-between gap-4 md:table-cell md:py-2 md:pe-4 print:table-cell print:py-2 print:pe-4 ${end ? 'md:text-end' : ''}`}
                  >
                    {at > 0 && (
                      <span className="shrink-0 text-sm text-muted md:hidden print:hidden">{name}</span>
                    )}
                    <span
                      className={`min-w-0 ${at > 0 ? `text-end ${end ? '' : 'md:text-start print:text-start'}` : ''}`}
                    >
                      {cell(row)}
                    </span>
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
