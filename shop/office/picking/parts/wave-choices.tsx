import { m } from '../../../messages/m.ts'
import type { WaveWindow } from '../../../orders/picking/waves.contract.ts'
import { slotWords } from '../../../slots/slot-words.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { useShop } from '../../../ui/router.ts'
import type { WaveBy } from '../wave.rules.ts'

type Props = {
  windows: readonly WaveWindow[]
  slotId: number
  counters: readonly string[]
  counter: string
  by: WaveBy
  onChoose: (choice: { window?: string; counter?: string; by?: WaveBy }) => void
}

/** The choices of a wave: its window, its counter, and by product or by customer. */
export function WaveChoices({ windows, slotId, counters, counter, by, onChoose }: Props) {
  const { timeZone } = useShop()?.settings ?? {}
  const nameOf = ({ slotStartsAt: startsAt, slotEndsAt: endsAt, left }: WaveWindow) =>
    m.office_picking_window_left({
      window: startsAt && endsAt ? slotWords({ startsAt, endsAt }, timeZone) : m.office_picking_no_window(),
      count: left,
    })
  const ways = [
    ['product', m.office_picking_by_product()],
    ['customer', m.office_picking_by_customer()],
  ] as const
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-2">
      <SelectField
        label={m.office_picking_window()}
        value={slotId}
        onChange={event => onChoose({ window: event.target.value })}
      >
        {windows.map(window => (
          <option key={window.slotId} value={window.slotId}>
            {nameOf(window)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.office_picking_counter()}
        value={counter}
        onChange={event => onChoose({ counter: event.target.value })}
      >
        <option value="">{m.office_picking_all_counters()}</option>
        {counters.map(name => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid grid-cols-2 rounded-small bg-sunken p-1 sm:col-span-2">
        <legend className="sr-only">{m.office_picking_by()}</legend>
        {ways.map(([name, says]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === by}
            onClick={() => onChoose({ by: name })}
            className="min-h-12 rounded-small px-3 font-semibold text-muted aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-raised"
          >
            {says}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
