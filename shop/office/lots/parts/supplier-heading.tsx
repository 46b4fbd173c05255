import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'

/** The name of a supplier, with links to its lots and deliveries. */
export const SupplierHeading = ({ supplier, name }: { supplier: Supplier | undefined; name: string }) => (
  <OfficeHeading title={<bdi className="wrap-anywhere">{name || m.office_lots_supplier_new()}</bdi>}>
    <ButtonLink look="quiet" to="/admin/suppliers">
      {m.office_lots_all_suppliers()}
    </ButtonLink>
    {supplier && (
      <>
        <ButtonLink look="quiet" to={`/admin/receipts?supplierId=${supplier.supplierId}`}>
          {m.office_lots_receipts()}
        </ButtonLink>
        <ButtonLink look="quiet" to={`/admin/lots?supplierId=${supplier.supplierId}&state=ALL`}>
          {supplier.lots > 0 ? m.office_lots_of_supplier({ count: supplier.lots }) : m.office_lots_title()}
        </ButtonLink>
      </>
    )}
  </OfficeHeading>
)
