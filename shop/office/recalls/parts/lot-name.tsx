import { lotDayWords } from '../../../lots/lot-day-words.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'

type Props = { lot: Lot; hasBranches: boolean }

/** The product and code of a lot with a link to it, and below them its last day and its branch. */
export function LotName({ lot, hasBranches }: Props) {
  const facts = [lot.sku, lotDayWords(lot), hasBranches && lot.branchName].filter(Boolean).join(' · ')
  return (
    <p className="min-w-0">
      <Link
        to={`/admin/lots/${lot.lotId}`}
        className="text-lg font-semibold text-green underline-offset-4 wrap-anywhere hover:underline"
      >
        {m.office_recalls_had_of_lot({ product: lot.productName, code: lot.code })}
      </Link>
      <span className="block text-sm text-muted">{facts}</span>
    </p>
  )
}
