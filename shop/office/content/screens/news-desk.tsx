import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffNews } from '../../../content/news-desk.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EntryRow } from '../../forms/parts/entry-row.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { NewsDialog } from '../parts/news-dialog.tsx'

/** `/admin/news`: the ticker items that pass above every page, in order. */
export default function NewsDeskScreen() {
  const { answer, problem, retry } = useCall('GET /newsTracker/findForStaff', {})
  const [changed, setChanged] = useState<readonly StaffNews[]>()
  const [edited, setEdited] = useState<StaffNews | 'new'>()
  const items = changed ?? answer
  const reload = async () => {
    const sent = await send('GET /newsTracker/findForStaff', {})
    if (sent.ok) setChanged(sent.answer)
  }
  const arrange = async (next: StaffNews[]) => {
    setChanged(next)
    const sent = await send('POST /newsTracker/arrange', { newsIds: next.map(({ newsId }) => newsId) })
    if (sent.ok) return setChanged(sent.answer)
    setChanged((sent.problem.items as StaffNews[] | undefined) ?? items)
    toast(sent.problem.title || m.shop_offline())
  }
  const putBack = async ({ news, position, endsAt }: StaffNews) => {
    const sent = await send('POST /newsTracker/save', { news, position, endsAt })
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    await reload()
  }
  /** The form keeps what was typed, now over the current version of the item. */
  const showTheirs = (now: readonly StaffNews[]) => {
    setChanged(now)
    setEdited(before =>
      before === 'new' ? before : (now.find(({ newsId }) => newsId === before?.newsId) ?? before),
    )
  }
  const remove = async (item: StaffNews) => {
    const sent = await send('POST /newsTracker/delete/{id}', { id: item.newsId })
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    else
      toast(m.office_content_news_gone(), {
        undo: { says: m.office_undo(), does: () => void putBack(item) },
      })
    // Also after a refusal: the item may be gone already.
    await reload()
  }
  return (
    <>
      <OfficeHeading title={m.office_content_news()} text={m.office_content_news_about()}>
        <Button look="main" onClick={() => setEdited('new')}>
          {m.office_content_news_new()}
        </Button>
      </OfficeHeading>
      <Answer problem={problem} onRetry={retry} lines={4}>
        {items &&
          (items.length === 0 ? (
            <p className="card p-8 text-center text-muted">{m.office_content_news_none()}</p>
          ) : (
            <SortableList
              label={m.office_content_news()}
              items={items}
              idOf={({ newsId }) => String(newsId)}
              nameOf={({ news }) => news}
              onOrder={next => void arrange(next)}
              className="card divide-y divide-line"
              itemClass="bg-raised first:rounded-t-tile last:rounded-b-tile"
            >
              {(item, handle) => (
                <EntryRow
                  handle={handle}
                  name={item.news}
                  over={item.ended}
                  facts={
                    item.lastDay ? (
                      <>
                        {item.ended ? m.office_content_news_ended() : m.office_content_news_until()}{' '}
                        <Day at={item.lastDay} />
                      </>
                    ) : (
                      m.office_content_news_always()
                    )
                  }
                  onEdit={() => setEdited(item)}
                  onRemove={() => void remove(item)}
                />
              )}
            </SortableList>
          ))}
      </Answer>
      {edited && (
        <NewsDialog
          item={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={now => (now ? showTheirs(now) : void reload())}
        />
      )}
    </>
  )
}
