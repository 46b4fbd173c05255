import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { clashesIn } from '../edit-form.rules.ts'
import type { EditFormOf } from '../use-edit-form.ts'
import { SavedElsewhere } from './saved-elsewhere.tsx'

type Props<Draft extends Record<string, unknown>> = {
  label: string
  edit: EditFormOf<Draft>
  /** The name and text of a field, for choosing between two versions. */
  fieldText: (name: keyof Draft & string, draft: Draft) => { name: string; text: string }
  /** The label of its button; "save the settings" if absent. */
  says?: string
  children: ReactNode
}

/** A form that is saved as a whole: its fields, its problem, and buttons to save, discard or choose a version. */
export function EditForm<Draft extends Record<string, unknown>>({
  label,
  edit,
  fieldText,
  says,
  children,
}: Props<Draft>) {
  const { form, isChanged, stood, theirs } = edit
  const bar = isChanged ? 'sticky bottom-3 z-10 card p-3 shadow-raised' : ''
  return (
    <form {...form.form} className="space-y-5" aria-label={label}>
      {children}
      {form.problem && <Problem problem={form.problem} />}
      {theirs && (
        <SavedElsewhere
          clashes={clashesIn(form.values, { stood, theirs }).map(field => ({
            name: fieldText(field, theirs).name,
            mine: fieldText(field, form.values).text,
            theirs: fieldText(field, theirs).text,
          }))}
          onMine={edit.takeMine}
          onTheirs={edit.takeTheirs}
        />
      )}
      <div className={`flex flex-wrap items-center gap-3 ${bar}`}>
        <SubmitButton
          look={isChanged ? 'main' : 'solid'}
          sending={form.sending}
          className="max-sm:w-full sm:min-w-48"
        >
          {says ?? m.office_settings_save()}
        </SubmitButton>
        {isChanged && (
          <>
            <Button look="quiet" className="max-sm:w-full" onClick={edit.discard}>
              {m.office_discard()}
            </Button>
            <p role="status" className="text-muted max-sm:sr-only">
              {m.office_unsaved()}
            </p>
          </>
        )}
      </div>
    </form>
  )
}
