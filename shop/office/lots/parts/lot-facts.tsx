import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SmallFact } from '../../kit/facts/small-fact.tsx'
import { LotDay } from './lot-day.tsx'

/** The facts of a lot: its product, the amount that is left, its day, and where it comes from. */
export function LotFacts({ lot, hasBranches }: { lot: Lot; hasBranches: boolean }) {
  const { productId, productName, sku, image, unitName, onHand, origin, supplierId, supplierName } = lot
  return (
    <div className="flex flex-wrap items-start gap-5">
      <span className="tile size-20 shrink-0 overflow-hidden rounded-tile">
        <Picture src={image} size={112} />
      </span>
      <div className="min-w-0 grow basis-64 space-y-4">
        <p>
          <Link
            to={`/admin/products/${productId}`}
            className="text-lg font-semibold text-green underline-offset-4 wrap-anywhere hover:underline"
          >
            {productName}
          </Link>
          <span className="block text-sm text-muted">
            <bdi>{sku}</bdi>
          </span>
        </p>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-6 gap-y-4">
          <SmallFact says={m.office_lots_on_hand()}>
            <span className="font-display text-2xl tabular-nums sm:text-3xl">
              {onHand.toLocaleString(m.shop_language())}{' '}
              <span className="text-sm sm:text-base">{unitName}</span>
            </span>
          </SmallFact>
          <SmallFact says={m.office_lots_last_day()}>
            <LotDay lot={lot} />
          </SmallFact>
          <SmallFact says={m.office_lots_supplier()}>
            {supplierId === null ? (
              m.office_lots_not_known()
            ) : (
              <Link to={`/admin/suppliers/${supplierId}`} className="text-green underline">
                {supplierName}
              </Link>
            )}
          </SmallFact>
          <SmallFact says={m.office_lots_origin()}>
            <bdi>{origin || m.office_lots_not_known()}</bdi>
          </SmallFact>
          {hasBranches && (
            <SmallFact says={m.office_branch()}>
              <bdi>{lot.branchName}</bdi>
            </SmallFact>
          )}
        </dl>
      </div>
    </div>
  )
}
