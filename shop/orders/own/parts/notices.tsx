import { BellOff } from 'lucide-react'
import { useId } from 'react'
import { lastPage, pageFrom } from '../../../lib/pages.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { SignedIn } from '../../use-signed-in.ts'
import { NoticeRow } from './notice-row.tsx'

const PAGE_SIZE = 15
const addressOf = (page: number) => (page > 1 ? `/notification?page=${page}` : '/notification')

/** The events of the customer's orders, newest first, page by page. */
export function Notices({ me }: { me: SignedIn }) {
  const [query] = useSearchParams()
  const page = pageFrom(query.get('page'), 100_000)
  const asked = { custId: me.custId, limit: PAGE_SIZE, page }
  const { answer, problem, retry } = useCall('GET /orders/findNotices', asked)
  const id = useId()
  const total = answer?.totalNoticeCount ?? 0
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl">
          {m.orders_notices()}
        </h2>
        {total > 0 && <p className="text-muted">{m.orders_notices_count({ count: total })}</p>}
      </div>
      <Answer problem={problem} onRetry={retry} lines={4} label={m.orders_notices_loading()}>
        {answer &&
          (answer.notices.length ? (
            <ol className="space-y-3">
              {answer.notices.map(notice => (
                <NoticeRow key={notice.noticeId} notice={notice} />
              ))}
            </ol>
          ) : (
            <NoNotices beyond={total > 0} />
          ))}
      </Answer>
      <Pager page={page} last={lastPage(total, PAGE_SIZE)} addressOf={addressOf} />
    </section>
  )
}

/** The message in place of an empty list of notices, or on a page behind the last one. */
function NoNotices({ beyond }: { beyond: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
      <span className="grid size-20 place-items-center rounded-round bg-green-soft">
        <BellOff aria-hidden className="size-9 text-green" />
      </span>
      <p className="font-display text-2xl">{beyond ? m.orders_notices_beyond() : m.orders_notices_none()}</p>
      {beyond ? (
        <ButtonLink look="quiet" to="/notification">
          {m.orders_notices_first_page()}
        </ButtonLink>
      ) : (
        <>
          <p className="max-w-prose text-muted">{m.orders_notices_none_text()}</p>
          <ButtonLink look="main" to="/home">
            {m.orders_none_action()}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
