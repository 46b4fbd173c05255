import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import type { StaffVariant } from '../../../catalogue/variants/staff-variants.contract.ts'
import { m } from '../../../messages/m.ts'
import { moveInGrid } from '../grid-keys.ts'
import type { VariantsHeld } from './use-variants.ts'
import { VariantRow } from './variant-row.tsx'
import type { VariantDraft } from './variants-draft.rules.ts'

/** Ties the two fields of a cell in the head of the table. */
const Pair = ({ one, other }: { one: string; other: string }) => (
  <>
    <span className="block">{one}</span>
    <span className="block">{other}</span>
  </>
)

type Props = { held: VariantsHeld; product: StaffProduct; rows: readonly VariantDraft[] }

/** The variants of a product: a row each, and on narrow screens a card each. Arrow keys move between their fields. */
export function VariantsGrid({ held, product, rows }: Props) {
  const saved = new Map<number | undefined, StaffVariant>(
    held.seen?.variants.map(one => [one.productId, one]),
  )
  return (
    <div className="md:card md:overflow-x-auto">
      <table className="w-full max-md:block" onKeyDown={moveInGrid}>
        <caption className="sr-only">{m.office_variants()}</caption>
        <thead className="border-b border-line text-sm text-muted max-md:sr-only">
          <tr className="[&_th]:px-3 [&_th]:py-2.5 [&_th]:text-start [&_th]:font-medium">
            <th scope="col">{m.office_variants_one()}</th>
            <th scope="col">
              <Pair one={m.office_sku()} other={m.office_variants_codes()} />
            </th>
            <th scope="col">
              <Pair one={m.office_catalogue_unit_price()} other={m.office_catalogue_sale_price()} />
            </th>
            <th scope="col">
              <Pair one={m.office_catalogue_weight_short()} other={m.office_variants_content()} />
            </th>
            <th scope="col">
              <Pair one={m.office_catalogue_status()} other={m.office_catalogue_stock()} />
            </th>
            <th scope="col">
              <span className="sr-only">{m.office_catalogue_remove()}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row, at) => (
            <VariantRow key={row.key} {...{ held, product, row, at }} saved={saved.get(row.productId)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
