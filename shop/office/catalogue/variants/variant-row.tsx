import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import type { StaffVariant } from '../../../catalogue/variants/staff-variants.contract.ts'
import { m } from '../../../messages/m.ts'
import { FieldNotes } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import type { VariantsHeld } from './use-variants.ts'
import { SaleTime, VariantField, VariantStatus } from './variant-field.tsx'
import type { VariantDraft } from './variants-draft.rules.ts'

type Props = {
  held: VariantsHeld
  product: StaffProduct
  row: VariantDraft
  at: number
  /** The variant as it is saved; undefined for a new one. */
  saved: StaffVariant | undefined
}

/** A cell with two fields: one above the other, or side by side on narrow screens. */
const Pair = ({ children }: { children: ReactNode }) => (
  <td className="py-2.5 align-top max-md:block max-md:p-0 md:px-2">
    <div className="grid grid-cols-2 gap-2 md:flex md:flex-col">{children}</div>
  </td>
)

/** A variant of a product, with its own SKU, codes, prices, measures, stock and status. */
export function VariantRow({ held, product, row, at, saved }: Props) {
  const draft = held.draft
  const name = row.values.join(', ')
  const set = (some: Partial<VariantDraft>) =>
    draft &&
    held.change({ ...draft, rows: draft.rows.map(one => (one.key === row.key ? { ...one, ...some } : one)) })
  const remove = () => {
    if (!draft) return
    held.changeWithUndo(
      { ...draft, rows: draft.rows.filter(one => one.key !== row.key) },
      m.office_variants_removed({ name }),
    )
    held.form.current?.focus()
  }
  const errorOf = (field: string) => held.wrong[`variants.${at}.${field}`]
  const field = { row, at, name, set, errorOf }
  return (
    <tr className="border-line max-md:card max-md:relative max-md:grid max-md:gap-3 max-md:p-4 md:border-t md:first:border-t-0">
      <th scope="row" className="min-w-40 py-2.5 text-start align-top font-medium max-md:p-0 md:px-2">
        <span className="flex items-center gap-3">
          <RowPicture src={saved?.image ?? null} />
          <span className="min-w-0">
            <bdi className="block wrap-anywhere">{name}</bdi>
            {saved && (
              <Link
                to={`/admin/products/${saved.productId}`}
                aria-label={m.office_variants_page_of({ name })}
                className="inline-flex min-h-6 items-center text-sm font-normal text-green underline underline-offset-4"
              >
                {m.office_variants_page()}
              </Link>
            )}
          </span>
        </span>
        <FieldNotes id={`variant-${at}`} error={errorOf('values')} />
      </th>
      <Pair>
        <VariantField {...field} field="sku" column={0} label={m.office_sku()} maxLength={40} />
        <VariantField {...field} field="codes" column={1} label={m.office_variants_codes()} maxLength={600} />
      </Pair>
      <Pair>
        <VariantField {...field} field="unitPrice" column={2} label={m.office_catalogue_unit_price()} />
        <VariantField {...field} field="salePrice" column={3} label={m.office_catalogue_sale_price()}>
          {!row.saleFrom && !row.saleUntil && (
            <label className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="checkbox"
                aria-label={m.office_catalogue_cell({ column: m.office_variants_charge(), name })}
                className="size-5 shrink-0 accent-green"
                checked={row.cutPrice}
                onChange={({ target }) => set({ cutPrice: target.checked })}
              />
              {m.office_variants_charge()}
            </label>
          )}
        </VariantField>
        {(row.salePrice.trim() || row.saleFrom || row.saleUntil) && (
          <>
            <SaleTime {...field} field="saleFrom" label={m.office_catalogue_sale_from()} />
            <SaleTime {...field} field="saleUntil" label={m.office_catalogue_sale_until()} />
          </>
        )}
      </Pair>
      <Pair>
        <VariantField {...field} field="weight" column={4} label={m.office_catalogue_weight_short()} />
        <span className="grid grid-cols-2 gap-2">
          <VariantField {...field} field="content" column={5} label={m.office_variants_content()} />
          <VariantField
            {...field}
            field="contentUnit"
            column={6}
            label={m.office_variants_unit_short()}
            maxLength={20}
          />
        </span>
      </Pair>
      <Pair>
        <VariantStatus {...field} column={7} />
        {saved ? (
          <StockLink name={name} saved={saved} unit={product.unitName} />
        ) : (
          product.stockTracked && (
            <VariantField {...field} field="quantity" column={8} label={m.office_variants_opening()} />
          )
        )}
      </Pair>
      <td className="py-2.5 align-top max-md:absolute max-md:end-4 max-md:top-4 max-md:p-0 md:px-2">
        <button
          type="button"
          aria-label={m.office_remove_named({ name })}
          className="grid size-9 shrink-0 place-items-center rounded-round text-muted hover:bg-rose-soft hover:text-rose"
          onClick={remove}
        >
          <X aria-hidden className="size-4.5" />
        </button>
      </td>
    </tr>
  )
}

/** The stock of a saved variant, which its own page changes. */
function StockLink({ name, saved, unit }: { name: string; saved: StaffVariant; unit: string }) {
  const stock = `${saved.onHand.toLocaleString(m.shop_language())} ${unit}`
  return (
    <Link
      to={`/admin/stock/${saved.productId}`}
      aria-label={m.office_variants_stock_of({ stock, name })}
      className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
    >
      {stock}
    </Link>
  )
}
