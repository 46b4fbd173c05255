import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StaffSlot } from '../../../slots/slots.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { countWords } from '../count-words.ts'
import { CapacityForm } from './capacity-form.tsx'
import { WindowFacts } from './window-facts.tsx'

/** A window of a day. Staff close it, open it again, or set how many orders or shares fit, until it begins. */
export function WindowCard({ slot, onChanged }: { slot: StaffSlot; onChanged: () => void }) {
  const { slotId, patternName, closedBy, startsAt } = slot
  const words = countWords[slot.counts]
  const [changing, setChanging] = useState(false)
  /** True after its form was open: the focus goes back to the button. */
  const [isBack, setIsBack] = useState(false)
  const [sending, setSending] = useState(false)
  const times = m.hours_times({ from: slot.starts, to: slot.ends })
  const hasBegun = new Date(startsAt) <= new Date()
  const closeForm = () => {
    setChanging(false)
    setIsBack(true)
  }
  const save = async (change: { closed: boolean } | { capacity: number | null }) => {
    setSending(true)
    const sent = await send('POST /slots/save', { slotId, ...change })
    setSending(false)
    onChanged()
    return sent
  }
  const close = async (closed: boolean) => {
    if (sending) return
    const sent = await save({ closed })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(closed ? words.closed({ window: times }) : m.office_windows_opened_done({ window: times }))
  }
  const setCapacity = async (capacity: number | null): Promise<SentProblem | undefined> => {
    const sent = await save({ capacity })
    if (!sent.ok) return sent.problem
    closeForm()
    const orders = words.count({ count: sent.answer.capacity })
    toast(m.office_windows_capacity_done({ window: times, orders }))
  }
  return (
    <li
      className={`grid gap-3 rounded-tile border p-4 ${closedBy ? 'border-dashed border-edge bg-sunken' : 'border-line bg-raised'}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className={`text-lg font-semibold tabular-nums ${closedBy ? 'text-muted line-through' : ''}`}>
          {times}
        </h3>
        <span className="text-sm text-muted wrap-anywhere">{patternName ?? m.office_windows_season()}</span>
        {closedBy && (
          <StateBadge look="bad">
            {closedBy === 'STAFF' ? m.office_windows_closed_staff() : m.office_windows_closed_hours()}
          </StateBadge>
        )}
        {hasBegun && <StateBadge look="quiet">{m.office_windows_begun()}</StateBadge>}
      </div>
      <WindowFacts slot={slot} />
      {closedBy === 'HOURS' ? (
        <p className="text-sm">{m.office_windows_closed_hours_text()}</p>
      ) : hasBegun ? null : changing ? (
        <CapacityForm slot={slot} times={times} onSave={setCapacity} onClose={closeForm} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            aria-disabled={sending}
            aria-label={
              closedBy
                ? m.office_windows_open_named({ window: times })
                : m.office_windows_close_named({ window: times })
            }
            onClick={() => void close(closedBy === null)}
          >
            {closedBy ? m.office_windows_open() : m.office_windows_close()}
          </Button>
          <Button
            look="bare"
            aria-label={m.office_windows_change_named({ window: times })}
            autoFocus={isBack}
            onClick={() => setChanging(true)}
          >
            {m.office_windows_change()}
          </Button>
        </div>
      )}
    </li>
  )
}
