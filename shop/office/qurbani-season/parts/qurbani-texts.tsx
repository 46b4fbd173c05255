import { m } from '../../../messages/m.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import type { OfSeason } from '../of-season.ts'
import { QurbaniSection } from './qurbani-section.tsx'

/** The texts that shoppers read and agree to before they pay. */
export function QurbaniTexts({ edit: { form } }: OfSeason) {
  return (
    <QurbaniSection title={m.office_qurbani_screens_texts()}>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          label={m.office_qurbani_screens_rules()}
          hint={m.office_qurbani_screens_rules_hint()}
          rows={7}
          maxLength={5000}
          {...form.text('rules')}
        />
        <TextField
          label={m.office_qurbani_screens_wakala()}
          hint={m.office_qurbani_screens_wakala_hint()}
          rows={7}
          maxLength={2000}
          {...form.text('wakala')}
        />
      </div>
    </QurbaniSection>
  )
}
