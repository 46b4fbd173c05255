import type { Row as TableRow } from '@tanstack/react-table'
import type { KeyboardEvent } from 'react'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import type { TableFeaturesOfOffice } from '../office-column.ts'

type Props<Row extends object> = {
  row: TableRow<TableFeaturesOfOffice, Row>
  ends: ReadonlySet<string>
  acting: ReadonlySet<string>
  address: string | undefined
  /** True if it is chosen; absent if rows cannot be chosen. */
  chosen: boolean | undefined
}

const neighbours = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const

/** Arrow keys move to the same control of the next row; Space on the row's link chooses it. */
function pressed(event: KeyboardEvent<HTMLTableRowElement>) {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || target.matches('input:not([type=checkbox]), select, textarea'))
    return
  const way = neighbours[key as keyof typeof neighbours]
  if (way) {
    const kind = target instanceof HTMLInputElement ? 'input[type=checkbox]' : 'a, button'
    const next = currentTarget[way]?.querySelector<HTMLElement>(kind)
    if (next) event.preventDefault()
    next?.focus()
  }
  const box = currentTarget.querySelector<HTMLInputElement>('input[data-chooses]')
  if (key === ' ' && box && target !== box && target.matches('a')) {
    event.preventDefault()
    box.click()
  }
}

/** A row of a list; its first cell links to its subject. */
export function DataTableRow<Row extends object>({ row, ends, acting, address, chosen }: Props<Row>) {
  return (
    <tr
      onKeyDown={pressed}
      className={`border-line hover:bg-green-soft/40 max-md:card max-md:relative max-md:grid max-md:gap-1 max-md:p-4 md:border-t md:first:border-t-0 ${chosen ? 'bg-saffron-soft/60' : ''}`}
    >
      {chosen !== undefined && (
        <td className="max-md:absolute max-md:end-4 max-md:top-4 md:w-12 md:ps-4 md:pe-2">
          <input
            type="checkbox"
            data-chooses
            aria-label={m.office_choose_row()}
            className="size-5 accent-green"
            checked={chosen}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, at) => {
        const { id, columnDef } = cell.column
        const shown = columnDef.cell as (context: { row: typeof row }) => React.ReactNode
        const content = shown({ row })
        return (
          <td
            key={id}
            className={`py-2.5 max-md:flex max-md:justify-between max-md:gap-4 max-md:p-0 md:px-2 md:first:ps-4 md:last:pe-4 xl:px-3 xl:first:ps-5 xl:last:pe-5 ${ends.has(id) ? 'tabular-nums md:text-end' : ''} ${at === 0 && chosen !== undefined ? 'max-md:pe-8' : ''}`}
          >
            {at > 0 && !acting.has(id) && (
              <span aria-hidden className="shrink-0 text-sm text-muted md:hidden">
                {String(columnDef.header)}
              </span>
            )}
            <span
              className={`min-w-0 ${acting.has(id) ? 'max-md:ms-auto max-md:pt-2' : at > 0 ? 'max-md:text-end' : ''}`}
            >
              {at === 0 && address ? (
                <Link to={address} className="font-semibold text-green underline-offset-4 hover:underline">
                  {content}
                </Link>
              ) : (
                content
              )}
            </span>
          </td>
        )
      })}
    </tr>
  )
}
