import { X } from 'lucide-react'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { OfficeList } from '../../lists/use-office-list.ts'

/** The product to which a list of lots is narrowed by its address, with a way to see all lots; nothing if it is not. */
export function LotsOfProduct({ list }: { list: OfficeList<Lot> }) {
  const { productId } = list.asked
  const id = Number(productId)
  const known = list.rows?.[0]?.productName
  const { answer } = useCall('GET /stock/find/{id}', { id }, productId !== undefined && !known && id > 0)
  if (productId === undefined) return null
  const name = known ?? answer?.productName ?? productId
  return (
    <p className="mb-5 flex w-fit max-w-full items-center rounded-round bg-green-soft ps-4">
      <Link to={`/admin/products/${productId}`} className="min-w-0 py-2 font-medium wrap-anywhere underline">
        {name}
      </Link>
      <button
        type="button"
        aria-label={m.office_lots_of_all()}
        onClick={() => list.change({ productId: undefined })}
        className="grid size-11 shrink-0 place-items-center rounded-round text-muted hover:text-rose"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </p>
  )
}
