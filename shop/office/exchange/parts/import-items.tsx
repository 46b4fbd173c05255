import { importMarks } from '../../../exchange/import-fields.ts'
import type { ImportItem, OneImport } from '../../../exchange/imports.contract.ts'
import { m } from '../../../messages/m.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import {
  fieldWord,
  itemStates,
  itemStateWord,
  markWord,
  outcomes,
  outcomeWord,
  shownCell,
} from '../import-words.ts'

/** The products of a file with the expected outcome of each, or its result. */
export function ImportItems({ one }: { one: OneImport }) {
  const isChecked = one.state === 'checked'
  const filter = isChecked ? 'outcome' : 'state'
  const list = useOfficeList('GET /imports/items/{id}', [filter, 'mark'], { id: one.importId })
  const choices: [string, string][] = isChecked
    ? outcomes.map(outcome => [outcome, outcomeWord(outcome)])
    : itemStates.map(state => [state, itemStateWord(state)])
  const marks = importMarks.filter(mark => one.marked[mark] > 0 || list.asked.mark === mark)
  const columns: OfficeColumn<ImportItem>[] = [
    { id: 'product', name: m.office_import_product(), shown: 'always', cell: nameOf },
    {
      id: 'sku',
      name: m.office_import_f_sku(),
      cell: ({ sku }) => <span className="wrap-anywhere">{sku}</span>,
    },
    { id: 'line', name: m.office_import_line(), sorts: true, end: true, cell: lineOf },
    { id: 'outcome', name: m.office_import_outcome(), cell: wordOf },
    { id: 'details', name: m.office_import_details(), cell: item => <Details item={item} /> },
  ]
  return (
    <DataTable
      name="import-items"
      caption={m.office_import_items()}
      list={list}
      columns={one.format === 'many' ? columns.filter(({ id }) => id !== 'line') : columns}
      rowId={({ line, sku }) => `${line} ${sku}`}
      searchHint={m.office_import_items_search()}
      empty={m.office_import_items_none()}
      tools={
        <>
          {marks.length > 0 && (
            <SelectField
              label={m.office_import_choose_mark()}
              value={list.asked.mark ?? ''}
              onChange={({ target }) => list.change({ mark: target.value })}
            >
              <option value="">{m.office_import_outcome_all()}</option>
              {marks.map(mark => (
                <option key={mark} value={mark}>
                  {markWord(mark)}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={m.office_import_choose_outcome()}
            value={list.asked[filter] ?? ''}
            onChange={({ target }) => list.change({ [filter]: target.value })}
          >
            <option value="">{m.office_import_outcome_all()}</option>
            {choices.map(([value, says]) => (
              <option key={value} value={value}>
                {says}
              </option>
            ))}
          </SelectField>
        </>
      }
    />
  )
}

const lineOf = ({ line }: ImportItem) => line

/** The name of a product. Options tell a product with variants, which follow it. */
const nameOf = ({ productName, sku, variantOf, options }: ImportItem) => (
  <span className={variantOf === null ? 'block' : 'block ps-4'}>
    <span className="font-medium wrap-anywhere">{productName || sku || m.office_import_nothing()}</span>
    {variantOf !== null && (
      <span className="block text-sm text-muted wrap-anywhere">
        {m.office_import_is_variant({ sku: variantOf })}
      </span>
    )}
    {options.length > 0 && (
      <span className="block text-sm text-muted wrap-anywhere">
        {m.office_import_has_options({ options: options.join(', ') })}
      </span>
    )}
  </span>
)

const wordOf = ({ state, outcome }: ImportItem) =>
  state === 'waiting' ? outcomeWord(outcome) : itemStateWord(state)

/** The reasons for refusing a product, what is read differently, and the changes of its fields. */
function Details({ item: { reasons, changes, notes, outcome } }: { item: ImportItem }) {
  const why = Object.entries(reasons)
  return (
    <ul className="max-w-xl space-y-0.5 text-sm">
      {why.map(([field, reason]) => (
        <li key={field} className={outcome === 'same' ? 'text-muted' : 'text-rose'}>
          {field === 'line' ? reason : m.office_import_reason({ field: fieldWord(field), reason })}
        </li>
      ))}
      {Object.entries(notes).map(([field, note]) => (
        <li key={`note ${field}`} className="wrap-anywhere">
          {field === 'line' ? note : m.office_import_reason({ field: fieldWord(field), reason: note })}
        </li>
      ))}
      {Object.entries(changes).map(([field, [before, after]]) => (
        <li key={field} className="line-clamp-3 wrap-anywhere">
          {m.office_import_was_is({
            field: fieldWord(field),
            before: shownCell(before),
            after: shownCell(after),
          })}
        </li>
      ))}
    </ul>
  )
}
