import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { useCall } from '../../../ui/use-call.ts'

type Named = Pick<Supplier, 'supplierId' | 'supplierName'>

/** The suppliers that the shop buys from, to choose in a field; `also`: one that was just added, or no longer is among them. */
export function SupplierOptions({ also }: { also?: Named }) {
  const rows = useCall('GET /suppliers/find', { active: 'Y', size: 100 }).answer?.rows ?? []
  const isThere = !also || rows.some(({ supplierId }) => supplierId === also.supplierId)
  const all: readonly Named[] = isThere ? rows : [also, ...rows]
  return all.map(({ supplierId, supplierName }) => (
    <option key={supplierId} value={supplierId}>
      {supplierName}
    </option>
  ))
}
