import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import type { OfSeason } from '../of-season.ts'
import { withTimesOfDay1 } from '../season-days.rules.ts'
import type { WindowDraft } from '../season-draft.rules.ts'
import { QurbaniCopyDay } from './qurbani-copy-day.tsx'
import { QurbaniSection } from './qurbani-section.tsx'
import { QurbaniTimeRow, timeColumns } from './qurbani-time-row.tsx'

/** The time windows in which meat leaves, day by day. */
export function QurbaniTimes(of: OfSeason) {
  const { form } = of.edit
  const { days, windows } = form.values
  const made = useRef(0)
  const add = (day: number) => {
    made.current += 1
    const last = windows.findLast(window => window.day === day)
    const window: WindowDraft = {
      ...{ key: `new ${made.current}`, windowId: null, day, method: last?.method ?? 'COLLECT' },
      ...{ startsAt: last?.endsAt ?? '', endsAt: '', capacity: last?.capacity ?? '' },
    }
    form.change({ windows: [...windows, window] })
  }
  const put = (key: string, some: Partial<WindowDraft>) =>
    form.change(now => ({ windows: now.windows.map(one => (one.key === key ? { ...one, ...some } : one)) }))
  return (
    <QurbaniSection
      title={m.office_qurbani_screens_windows()}
      text={m.office_qurbani_screens_windows_text()}
      wrong={form.wrong.windows}
      aside={
        <QurbaniCopyDay
          of={of}
          what={m.office_qurbani_screens_windows()}
          copy={draft => ({ windows: withTimesOfDay1(draft) })}
        />
      }
    >
      {days.map((_, at) => {
        const day = at + 1
        const rows = windows
          .map((window, place) => ({ window, place }))
          .filter(({ window }) => window.day === day)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <div key={at} className="space-y-3 border-t border-line pt-4">
            <h3 className="text-lg">{m.office_qurbani_screens_day({ day })}</h3>
            {rows.length === 0 ? (
              <p className="text-muted">{m.office_qurbani_screens_windows_none()}</p>
            ) : (
              <div>
                <div aria-hidden className={`${timeColumns} text-sm font-medium text-muted max-xl:hidden`}>
                  <span>{m.office_qurbani_screens_method()}</span>
                  <span>{m.office_qurbani_screens_from()}</span>
                  <span>{m.office_qurbani_screens_to()}</span>
                  <span>{m.office_qurbani_screens_shares()}</span>
                  <span>{m.office_qurbani_screens_counts_head()}</span>
                </div>
                <ul className="max-xl:divide-y max-xl:divide-line">
                  {rows.map(({ window, place }, nth) => (
                    <QurbaniTimeRow
                      key={window.key}
                      window={window}
                      place={nth + 1}
                      known={of.known?.windows.find(({ windowId }) => windowId === window.windowId)}
                      wrong={field => form.wrong[`windows.${place}.${field}`]}
                      onChange={some => put(window.key, some)}
                      onRemove={() =>
                        form.change(now => ({ windows: now.windows.filter(({ key }) => key !== window.key) }))
                      }
                    />
                  ))}
                </ul>
              </div>
            )}
            <Button look="bare" onClick={() => add(day)}>
              <Plus aria-hidden className="size-5" />
              {m.office_qurbani_screens_window_add()}
              <span className="sr-only"> {m.office_qurbani_screens_day({ day })}</span>
            </Button>
          </div>
        )
      })}
    </QurbaniSection>
  )
}
