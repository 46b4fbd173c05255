import type { ReactTable } from '@tanstack/react-table'
import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import type { TableFeaturesOfOffice } from '../office-column.ts'
import { ToolPanel } from './tool-panel.tsx'

/** The choice of columns: a check box for each that can be hidden. */
export function ColumnChoice<Row extends object>({
  table,
}: {
  table: ReactTable<TableFeaturesOfOffice, Row>
}) {
  const id = useId()
  const columns = table.getAllLeafColumns().filter(column => column.getCanHide())
  return (
    <ToolPanel id={id} says={m.office_columns()} icon={<Columns3 aria-hidden className="size-4.5" />}>
      <ul className="p-2">
        {columns.map(column => (
          <li key={column.id}>
            <label className="flex min-h-10 items-center gap-3 rounded-small px-2 hover:bg-green-soft">
              <input
                type="checkbox"
                className="size-5 accent-green"
                checked={column.getIsVisible()}
                onChange={column.getToggleVisibilityHandler()}
              />
              {String(column.columnDef.header)}
            </label>
          </li>
        ))}
      </ul>
    </ToolPanel>
  )
}
