import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { orderAddress } from '../../../orders/order-link.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { StandingDay, StandingOrder } from '../standing.contract.ts'
import { mailDayOf, placeDayOf } from '../standing.rules.ts'
import { dayNote } from '../standing-words.ts'

type Props = { of: StandingOrder; day: StandingDay; onChanged: () => void }

/** A coming day of a standing order: what happens until then, and the way to skip it or to take that back. */
export function StandingDayRow({ of: { standingId, listName: name }, day: one, onChanged }: Props) {
  const { day, outcome, orderNum, link } = one
  const words = showWeekday(day)
  async function change(call: 'POST /standing/skip' | 'POST /standing/unskip') {
    const isSkip = call === 'POST /standing/skip'
    const sent = await send(call, { standingId, day })
    onChanged()
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    if (!isSkip) return toast(m.lists_standing_unskipped({ day: words }))
    const back = () => void change('POST /standing/unskip')
    toast(m.lists_standing_skipped({ day: words }), { undo: { says: m.lists_undo(), does: back } })
  }
  const ahead = { mailed: showWeekday(mailDayOf(day)), placed: showWeekday(placeDayOf(day)) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{m.lists_standing_next({ day: words })}</p>
        <p className="text-sm text-muted">{dayNote(one, ahead)}</p>
      </div>
      {(outcome === null || outcome === 'TOLD') && (
        <Button
          look="quiet"
          aria-label={m.lists_standing_skip_of({ name, day: words })}
          onClick={() => void change('POST /standing/skip')}
        >
          {m.lists_standing_skip()}
        </Button>
      )}
      {outcome === 'SKIPPED' && (
        <Button
          look="quiet"
          aria-label={m.lists_standing_unskip_of({ name, day: words })}
          onClick={() => void change('POST /standing/unskip')}
        >
          {m.lists_standing_unskip()}
        </Button>
      )}
      {orderNum && link && (
        <ButtonLink look="quiet" to={orderAddress(orderNum, link)} ahead={false}>
          {m.lists_standing_placed_link({ number: orderNum })}
        </ButtonLink>
      )}
    </li>
  )
}
