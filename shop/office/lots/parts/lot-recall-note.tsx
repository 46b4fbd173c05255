import { dayAt, showDay } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import type { Recall } from '../../../recalls/recalls.fields.ts'
import { Link } from '../../../ui/link.tsx'
import { useShop } from '../../../ui/router.ts'

/** Says that a lot is recalled, and why, with a link to the recall. */
export function LotRecallNote({ recall: { recallId, startedAt, reason } }: { recall: Recall }) {
  const day = showDay(dayAt(startedAt, useShop()?.settings.timeZone))
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-rose-soft px-5 py-3.5 wrap-anywhere">
      <span className="min-w-0 grow basis-60">
        <strong className="text-rose">{m.office_recalls_lot_recalled({ day })}</strong> <bdi>{reason}</bdi>
      </span>
      <Link to={`/admin/recalls/${recallId}`} className="py-1.5 font-semibold underline">
        {m.office_recalls_see()}
      </Link>
    </p>
  )
}
