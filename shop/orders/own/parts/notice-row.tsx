import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { When } from '../../../ui/when.tsx'
import type { Notice } from '../notices.contract.ts'
import { wordsOfEvent } from './track-words.ts'

const looks: Partial<Record<string, string>> = {
  NEW: 'bg-saffron-soft text-ink',
  REJECTED: 'bg-rose-soft text-rose',
}

/** Returns what happened to a line of the order, in words. */
function noticeText({ productName: name, itemStatus, replacedBy: other }: Notice['items'][number]): string {
  if (itemStatus === 'UNAVAILABLE') return m.orders_notice_unavailable({ name })
  return other ? m.orders_notice_replaced({ name, other }) : m.orders_notice_substituted({ name })
}

/** A notice: the order, the event, its time and reason, and a link to the order's progress. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { orderNum, kind, orderStatus, pickupType, reason, happenedAt, items } = notice
  const { title, text, icon: Icon } = wordsOfEvent(notice)
  return (
    <li className="flex gap-4 card p-4 md:p-5">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-round ${(kind === 'STATUS' && looks[orderStatus]) || 'bg-green-soft text-green'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 className="font-text text-base font-semibold tracking-normal">{title()}</h3>
          <p className="text-sm text-muted">
            <When at={happenedAt} />
          </p>
        </div>
        <p className="mt-1 max-w-prose">{text(pickupType)}</p>
        {reason && (
          <p
            className={`mt-2 rounded-small px-4 py-2 wrap-anywhere ${kind === 'STATUS' ? 'bg-rose-soft' : 'bg-sunken'}`}
          >
            {reason}
          </p>
        )}
        {items.length > 0 && (
          <ul className="mt-2 rounded-small bg-sunken px-4 py-2 wrap-anywhere">
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order may be the same, and keep their order
              <li key={at}>{noticeText(item)}</li>
            ))}
          </ul>
        )}
        <Link
          to={`/dashboard?tab=track&order=${encodeURIComponent(orderNum)}`}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
        >
          {m.orders_notice_order({ number: orderNum })}
        </Link>
      </div>
    </li>
  )
}
