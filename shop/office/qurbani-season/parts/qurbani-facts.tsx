import { m } from '../../../messages/m.ts'
import { seasonStates, unfilledRules } from '../../../qurbani/animals.rules.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import {
  bothCalendars,
  seasonStateHint,
  seasonStateName,
  unfilledName,
} from '../../kit/qurbani-office-words.ts'
import type { OfSeason } from '../of-season.ts'
import { QurbaniSection } from './qurbani-section.tsx'

/** The name, dates and state of a season, and its payment rules. */
export function QurbaniFacts({ edit: { form } }: OfSeason) {
  const { firstDay, state } = form.values
  const words = bothCalendars(firstDay)
  return (
    <QurbaniSection title={m.office_qurbani_screens_facts()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.office_qurbani_screens_name()} maxLength={80} {...form.text('seasonName')} />
        <SelectField
          label={m.office_qurbani_screens_state()}
          hint={seasonStateHint[state]()}
          {...form.text('state')}
        >
          {seasonStates.map(one => (
            <option key={one} value={one}>
              {seasonStateName[one]()}
            </option>
          ))}
        </SelectField>
        <Field
          type="date"
          label={m.office_qurbani_screens_first_day()}
          hint={words && m.office_qurbani_screens_first_day_hint(words)}
          {...form.text('firstDay')}
        />
        <Field
          type="datetime-local"
          label={m.office_qurbani_screens_order_by()}
          hint={m.office_qurbani_screens_order_by_hint()}
          {...form.text('orderBy')}
        />
        <Field
          inputMode="decimal"
          label={m.office_qurbani_screens_deposit()}
          hint={m.office_qurbani_screens_deposit_hint()}
          maxLength={6}
          {...form.text('depositPercent')}
        />
        <SelectField label={m.office_qurbani_screens_unfilled()} {...form.text('unfilledRule')}>
          {unfilledRules.map(one => (
            <option key={one} value={one}>
              {unfilledName[one]()}
            </option>
          ))}
        </SelectField>
      </div>
    </QurbaniSection>
  )
}
