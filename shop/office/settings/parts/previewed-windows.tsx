import { m } from '../../../messages/m.ts'
import type { ShownSlot } from '../../../slots/slots.contract.ts'

/** The most windows of a day that are shown. */
const MOST_SHOWN = 12

/** The times of the windows of a day; those that cannot be chosen are struck out. */
export function PreviewedWindows({ slots }: { slots: readonly ShownSlot[] }) {
  if (slots.length === 0) return <p className="text-sm text-muted">{m.office_windows_preview_none()}</p>
  const more = slots.length - MOST_SHOWN
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm tabular-nums">
      {slots.slice(0, MOST_SHOWN).map(({ slotId, starts, ends, state }) => (
        <li
          key={slotId}
          className={`rounded-round px-2.5 py-0.5 ${state === 'FREE' ? 'bg-green-soft text-green' : 'bg-sunken text-muted line-through'}`}
        >
          {m.hours_times({ from: starts, to: ends })}
          {state !== 'FREE' && <span className="sr-only"> {m.office_windows_preview_not()}</span>}
        </li>
      ))}
      {more > 0 && <li className="py-0.5 text-muted">{m.office_windows_preview_more({ count: more })}</li>}
    </ul>
  )
}
