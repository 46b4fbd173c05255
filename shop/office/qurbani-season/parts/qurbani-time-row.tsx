import { X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { windowMethods } from '../../../qurbani/animals.rules.ts'
import type { DeskSeason } from '../../../qurbani/season/seasons.contract.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { methodName } from '../../kit/qurbani-office-words.ts'
import type { WindowDraft } from '../season-draft.rules.ts'
import { QurbaniCounts } from './qurbani-counts.tsx'
import { QurbaniRowLabel } from './qurbani-row-label.tsx'

/** The columns of the times on wide screens. */
export const timeColumns =
  'grid items-start gap-3 xl:grid-cols-[minmax(8rem,1.2fr)_minmax(8rem,1fr)_minmax(8rem,1fr)_minmax(6rem,.8fr)_minmax(7rem,1.2fr)_2.75rem]'

type Props = {
  window: WindowDraft
  /** Its place within the day. */
  place: number
  known: DeskSeason['windows'][number] | undefined
  wrong: (field: string) => string | undefined
  onChange: (some: Partial<WindowDraft>) => void
  onRemove: () => void
}

/** Says what staff have set for a window on the day's page of windows: it counts instead of what the season says. */
function setByStaff(known: Props['known']): string | undefined {
  if (known?.isClosed) return m.office_qurbani_screens_window_closed()
  if (known?.ownCapacity == null) return undefined
  return m.office_qurbani_screens_window_own({ count: known.ownCapacity })
}

/** A time window of a day in which meat is collected or delivered. */
export function QurbaniTimeRow({ window, place, known, wrong, onChange, onRemove }: Props) {
  const { day, method, startsAt, endsAt, capacity } = window
  const row = m.office_qurbani_screens_window_row({ place, day })
  const labelled = (says: string) => <QurbaniRowLabel row={row} says={says} />
  return (
    <li className={`${timeColumns} grid-cols-2 py-3 sm:max-xl:grid-cols-4 xl:py-1`}>
      <div className="max-sm:col-span-2">
        <SelectField
          label={labelled(m.office_qurbani_screens_method())}
          value={method}
          error={wrong('day') ?? wrong('method') ?? wrong('windowId')}
          disabled={known !== undefined && known.booked + known.held > 0}
          onChange={({ target }) => onChange({ method: target.value as WindowDraft['method'] })}
        >
          {windowMethods.map(one => (
            <option key={one} value={one}>
              {methodName[one]()}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        type="time"
        label={labelled(m.office_qurbani_screens_from())}
        value={startsAt}
        error={wrong('startsAt')}
        onChange={({ target }) => onChange({ startsAt: target.value })}
      />
      <Field
        type="time"
        label={labelled(m.office_qurbani_screens_to())}
        value={endsAt}
        error={wrong('endsAt')}
        onChange={({ target }) => onChange({ endsAt: target.value })}
      />
      <Field
        inputMode="numeric"
        label={labelled(m.office_qurbani_screens_shares())}
        maxLength={5}
        value={capacity}
        error={wrong('capacity')}
        hint={setByStaff(known)}
        onChange={({ target }) => onChange({ capacity: target.value })}
      />
      <QurbaniCounts known={known} />
      <button
        type="button"
        aria-label={m.office_remove_named({ name: m.office_qurbani_screens_window_gone({ place, day }) })}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-small text-muted hover:bg-rose-soft hover:text-rose max-xl:col-start-[-2] max-xl:justify-self-end xl:mt-1"
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  )
}
