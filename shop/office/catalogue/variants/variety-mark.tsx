import type { StaffProductRow } from '../../../catalogue/editing/staff-products.contract.ts'
import { m } from '../../../messages/m.ts'

/** A small word beside the name of a variant, or of a product that has some; nothing for all others. */
export function VarietyMark({ product }: { product: Pick<StaffProductRow, 'variantOf' | 'hasVariants'> }) {
  const { variantOf, hasVariants } = product
  if (variantOf === null && !hasVariants) return null
  return (
    <span className="ms-2 text-sm font-normal text-muted">
      {hasVariants ? m.office_variants_has() : m.office_variants_is()}
    </span>
  )
}
