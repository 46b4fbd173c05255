import { type RowSelectionState, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { Answer } from '../../../ui/answer.tsx'
import { useColumnChoice } from '../column-choice.ts'
import { features, type OfficeColumn } from '../office-column.ts'
import type { OfficeList } from '../use-office-list.ts'
import { useViews } from '../use-views.ts'
import type { ViewList } from '../view-lists.rules.ts'
import { ColumnChoice } from './column-choice-panel.tsx'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { ListPages } from './list-pages.tsx'
import { ListSearch } from './list-search.tsx'
import { ListTools } from './list-tools.tsx'
import { ViewTabs } from './view-tabs.tsx'
import { ViewsPanel } from './views-panel.tsx'

type Props<Row> = {
  /** The name under which the columns and views of the list are stored. */
  name: ViewList
  caption: string
  list: OfficeList<Row>
  columns: readonly OfficeColumn<Row>[]
  rowId: (row: Row) => string
  /** The address that a row's first column links to. */
  addressOf?: (row: Row) => string
  /** The hint of the search box; without it there is no search box. */
  searchHint?: string
  /** Controls of the list's filters. */
  tools?: ReactNode
  /** The message for an empty list. */
  empty: ReactNode
  /** The chosen rows by id, and the callback for a new choice. */
  selection?: { chosen: RowSelectionState; onChoose: (chosen: RowSelectionState) => void }
}

const none: never[] = []

/**
 * A list of the office as a table: searched, sorted and paged by the server, with the columns that the person chose. On
 * narrow screens each row is a card. Arrow keys move between rows, Enter opens, Space chooses.
 */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { name, caption, list, columns, rowId, addressOf, selection } = props
  const views = useViews(name, list)
  const usual = Object.fromEntries(columns.map(({ id, shown }) => [id, shown !== 'on demand']))
  const [columnVisibility, setVisibility] = useColumnChoice(name, usual)
  const defined = useMemo(
    () =>
      columns.map(({ id, name, cell, sorts, shown }) => ({
        id,
        header: name,
        accessorFn: (row: Row) => row,
        cell: ({ row }: { row: { original: Row } }) => cell(row.original),
        enableSorting: sorts === true,
        enableHiding: shown !== 'always',
      })),
    [columns],
  )
  const sort = list.asked.sort ?? ''
  const table = useTable({
    features,
    columns: defined,
    data: list.rows ?? none,
    getRowId: rowId,
    manualSorting: true,
    state: {
      columnVisibility,
      sorting: sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [],
      rowSelection: selection?.chosen ?? {},
    },
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: change =>
      selection?.onChoose(typeof change === 'function' ? change(selection.chosen) : change),
    onColumnVisibilityChange: change =>
      setVisibility(typeof change === 'function' ? change(columnVisibility) : change),
  })
  const ends = new Set(columns.filter(({ end }) => end).map(({ id }) => id))
  const acting = new Set(columns.filter(({ acts }) => acts).map(({ id }) => id))
  return (
    <section aria-label={caption} className="space-y-4">
      <ViewTabs views={views} />
      <div className="flex flex-wrap items-end gap-x-2 gap-y-3 sm:gap-x-3">
        {props.searchHint && <ListSearch list={list} hint={props.searchHint} />}
        {props.tools && <ListTools>{props.tools}</ListTools>}
        <div className="ms-auto flex gap-2">
          <ViewsPanel views={views} />
          <ColumnChoice table={table} />
        </div>
      </div>
      <Answer problem={list.problem} onRetry={list.retry} lines={4}>
        {list.rows && (
          <>
            <div className="md:card md:overflow-x-auto" aria-busy={list.late}>
              <table className="w-full max-md:block md:max-xl:text-sm">
                <caption className="sr-only">{caption}</caption>
                <DataTableHead
                  table={table}
                  ends={ends}
                  sort={sort}
                  onSort={next => list.change({ sort: next })}
                />
                <tbody className="max-md:grid max-md:gap-3">
                  {table.getRowModel().rows.map(row => (
                    <DataTableRow
                      key={row.id}
                      row={row}
                      ends={ends}
                      acting={acting}
                      address={addressOf?.(row.original)}
                      chosen={selection ? selection.chosen[row.id] === true : undefined}
                    />
                  ))}
                </tbody>
              </table>
              {list.rows.length === 0 && (
                <div className="card p-8 text-center text-muted md:border-0">{props.empty}</div>
              )}
            </div>
            <ListPages list={list} />
          </>
        )}
      </Answer>
    </section>
  )
}
