import type { ReactTable } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { TableFeaturesOfOffice } from '../office-column.ts'

type Props<Row extends object> = {
  table: ReactTable<TableFeaturesOfOffice, Row>
  ends: ReadonlySet<string>
  /** As in the address: a column's name, with `-` before it for descending order. */
  sort: string
  onSort: (sort: string) => void
}

/** The column names; a sortable column is a button that shows the current order. */
export function DataTableHead<Row extends object>({ table, ends, sort, onSort }: Props<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const chooses = table.options.enableRowSelection === true
  return (
    <thead className="border-b border-line max-md:sr-only">
      <tr className="text-sm text-muted">
        {chooses && (
          <th scope="col" className="w-12 ps-4 pe-2">
            <input
              type="checkbox"
              aria-label={m.office_choose_all()}
              className="size-5 accent-green"
              checked={table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {headers.map(({ column, id }) => {
          const isSorted = sort.replace(/^-/, '') === id
          const isDown = isSorted && sort.startsWith('-')
          const Sign = !isSorted ? ChevronsUpDown : isDown ? ArrowDown : ArrowUp
          const name = String(column.columnDef.header)
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
              className={`px-2 py-1 font-medium first:ps-4 last:pe-4 xl:px-3 xl:whitespace-nowrap xl:first:ps-5 xl:last:pe-5 ${ends.has(id) ? 'text-end' : 'text-start'}`}
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  onClick={() => onSort(isSorted && !isDown ? `-${id}` : id)}
                  className="-mx-2 inline-flex min-h-9 items-center gap-1 rounded-small px-2 hover:bg-green-soft hover:text-ink"
                >
                  {name}
                  <Sign aria-hidden className={`size-3.5 ${isSorted ? 'text-green' : 'opacity-60'}`} />
                </button>
              ) : (
                name
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
