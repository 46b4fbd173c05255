import { type ReactNode, useId } from 'react'
import { CsvButton } from '../../lists/parts/csv-button.tsx'
import type { CsvRows } from '../../lists/save-csv.ts'

type Row = { key: string | number; name: ReactNode; figures: readonly ReactNode[] }
type Props = {
  title: string
  text: ReactNode
  heads: readonly string[]
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  none: string
  /** The rows of the file, which may be more than those shown. */
  file: () => CsvRows | Promise<CsvRows | undefined>
  /** The only figure that has room on narrow screens, if not all have. */
  phoneHead?: string
}

/** A report table: the name of each row, then its figures; can be saved as a file. */
export function ReportTable({ title, text, heads, rows, none, file, phoneHead }: Props) {
  const id = useId()
  const hidden = (head: string) => (phoneHead && head !== phoneHead ? 'max-sm:hidden' : '')
  return (
    <section aria-labelledby={id} className="card p-4 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="min-w-0 text-2xl wrap-anywhere">
          {title}
        </h2>
        {rows && rows.length > 0 && <CsvButton name={title} rows={file} />}
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
      {rows?.length === 0 && <p className="mt-4">{none}</p>}
      {rows && rows.length > 0 && (
        <table aria-labelledby={id} className="mt-3 w-full">
          <thead>
            <tr className="text-sm text-muted">
              {heads.map((head, at) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-3 py-2 text-end font-medium max-sm:min-w-12 max-sm:px-1.5 max-sm:wrap-anywhere first:w-full first:ps-0 first:text-start last:pe-0 ${at > 0 ? hidden(head) : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map(({ key, name, figures }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
                  {name}
                </th>
                {heads.slice(1).map((head, at) => (
                  <td
                    key={head}
                    className={`px-3 py-2 text-end last:pe-0 max-sm:px-1.5 max-sm:wrap-anywhere max-sm:*:whitespace-normal sm:whitespace-nowrap ${hidden(head)}`}
                  >
                    {figures[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
