import type { ClipboardEvent } from 'react'
import type { StaffProductRow } from '../../../catalogue/editing/staff-products.contract.ts'
import { m } from '../../../messages/m.ts'
import { moveInGrid } from '../grid-keys.ts'
import { cellText, type GridField, gridFields, isEditable, whyFixed } from '../product-grid.rules.ts'
import type { ProductGrid } from '../use-product-grid.ts'
import { VarietyMark } from '../variants/variety-mark.tsx'

const names: Record<GridField, () => string> = {
  unitPrice: m.office_catalogue_unit_price,
  salePrice: m.office_catalogue_sale_price,
  onHand: m.office_catalogue_on_hand,
  productStatus: m.office_catalogue_status,
  codes: m.office_catalogue_codes,
  ageFrom: m.office_catalogue_age,
  contains: m.office_facts_contains,
  mayContain: m.office_facts_may_contain,
}

/** The columns of texts; the others have numbers, which end at the same place. */
const texts: readonly GridField[] = ['productStatus', 'codes', 'contains', 'mayContain']
const isText = (field: GridField) => texts.includes(field)

/** Prices, stock and status of products in editable cells; changed cells are marked. */
export function GridTable({ grid }: { grid: ProductGrid }) {
  return (
    <div className="card overflow-x-auto">
      <table className="w-full" onKeyDown={moveInGrid}>
        <caption className="sr-only">{m.office_catalogue_grid()}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr className="[&_th]:px-3 [&_th]:py-2.5 [&_th]:font-medium">
            <th scope="col" className="text-start">
              {m.office_frame_name()}
            </th>
            {gridFields.map(field => (
              <th key={field} scope="col" className={isText(field) ? 'text-start' : 'text-end'}>
                {names[field]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((product, row) => (
            <tr
              key={product.productId}
              className={`border-t border-line first:border-t-0 ${grid.stale.has(product.productId) ? 'bg-rose-soft' : ''}`}
            >
              <th scope="row" className="min-w-40 px-3 py-1.5 text-start font-medium">
                {product.productName}
                <span className="block text-sm font-normal text-muted">
                  {product.sku} <VarietyMark product={product} />
                </span>
                {grid.stale.has(product.productId) && (
                  <span className="block text-sm font-normal text-rose">
                    {m.office_catalogue_grid_stale({ name: product.updatedBy })}
                  </span>
                )}
              </th>
              {gridFields.map((field, column) => (
                <td key={field} className="px-1.5 py-1.5 align-top">
                  <GridCell {...{ grid, product, field, row, column }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The most characters of a cell with codes or allergens. */
const MOST_TYPED = 600

/** The saved value of a cell, as people read it. */
function shownCell(product: StaffProductRow, field: GridField): string {
  if (field !== 'productStatus') return cellText(product, field) || m.office_catalogue_cell_empty()
  return product.productStatus === 'A' ? m.office_catalogue_active() : m.office_catalogue_not_active()
}

type CellProps = {
  grid: ProductGrid
  product: StaffProductRow
  field: GridField
  row: number
  column: number
}

function GridCell({ grid, product, field, row, column }: CellProps) {
  const { productId, productName } = product
  if (!isEditable(product, field))
    return (
      <span className="block px-2.5 py-2 text-end text-muted" title={whyFixed(product, field)}>
        {field === 'onHand' && !product.stockTracked
          ? m.office_catalogue_not_counted()
          : cellText(product, field)}
        {whyFixed(product, field) && <span className="sr-only"> {whyFixed(product, field)}</span>}
      </span>
    )
  const typed = grid.changes.get(productId)?.[field]
  const error = grid.wrongAt(productId, field)
  const id = error && `wrong-${productId}-${field}`
  const control = {
    'data-row': row,
    'data-column': column,
    'aria-label': m.office_catalogue_cell({ column: names[field](), name: productName }),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': id || undefined,
    value: typed ?? cellText(product, field),
    onChange: ({ target }: { target: { value: string } }) => grid.change(product, field, target.value),
    onPaste: (event: ClipboardEvent) => {
      const copied = event.clipboardData.getData('text/plain')
      if (!/[\t\n]/.test(copied.trimEnd())) return
      event.preventDefault()
      grid.paste({ row, column }, copied)
    },
    className: `min-h-10 w-full rounded-small border px-2.5 aria-invalid:border-rose aria-invalid:bg-rose-soft ${
      typed === undefined
        ? 'border-line bg-transparent hover:border-edge'
        : 'border-saffron bg-saffron-soft font-semibold'
    }`,
  }
  return (
    <>
      {field === 'productStatus' ? (
        <select {...control} className={`${control.className} min-w-32`}>
          <option value="A">{m.office_catalogue_active()}</option>
          <option value="N">{m.office_catalogue_not_active()}</option>
        </select>
      ) : (
        <input
          {...control}
          inputMode={isText(field) ? 'text' : 'decimal'}
          maxLength={isText(field) ? MOST_TYPED : 14}
          className={`${control.className} tabular-nums ${isText(field) ? 'min-w-48' : 'min-w-24 text-end'}`}
          onFocus={({ target }) => target.select()}
        />
      )}
      {typed !== undefined && (
        <span
          className={`block px-2.5 text-xs text-muted ${isText(field) && field !== 'productStatus' ? '' : 'text-end'}`}
        >
          {m.office_catalogue_cell_before({ before: shownCell(product, field) })}
        </span>
      )}
      {field === 'salePrice' && grid.isNotCharged(product) && (
        <span className="block px-2.5 text-end text-sm">
          {m.office_sale_price_not_charged()}{' '}
          <button
            type="button"
            className="min-h-6 font-medium text-green underline"
            aria-label={m.office_catalogue_charge_of({ name: productName })}
            onClick={() => grid.change(product, 'cutPrice', 'true')}
          >
            {m.office_sale_price_charge()}
          </button>
        </span>
      )}
      {field === 'salePrice' && grid.changes.get(productId)?.cutPrice === 'true' && (
        <span className="block px-2.5 text-end text-sm">{m.office_sale_price_charged()}</span>
      )}
      {error && (
        <span id={id} className="block px-2.5 text-sm font-medium text-rose">
          {error}
        </span>
      )}
    </>
  )
}
