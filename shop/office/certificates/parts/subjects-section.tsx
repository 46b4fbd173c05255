import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { useCombobox } from '../../../ui/use-combobox.ts'
import type { EditFormOf } from '../../forms/use-edit-form.ts'
import { type CertificateDraft, isSameSubject, type SubjectDraft } from '../certificate-draft.rules.ts'
import { subjectWord, useSubjects } from '../use-subjects.ts'

/** The things that a certificate is about: a removable chip for each, and a search for more. */
export function SubjectsSection({ form }: { form: EditFormOf<CertificateDraft>['form'] }) {
  const { subjects } = form.values
  const section = useRef<HTMLDivElement>(null)
  const change = (next: SubjectDraft[]) => {
    form.change({ subjects: next })
    section.current?.querySelector('input')?.focus()
  }
  return (
    <FormSection title={m.office_certificates_subjects()} text={m.office_certificates_subjects_text()}>
      <div ref={section} className="space-y-4 sm:col-span-2">
        {subjects.length === 0 ? (
          <p className="text-muted">{m.office_certificates_subjects_none()}</p>
        ) : (
          <ul className="flex flex-wrap gap-2" aria-label={m.office_certificates_subjects()}>
            {subjects.map(subject => (
              <li
                key={`${subject.kind} ${subject.subjectId}`}
                className="flex min-w-0 items-center rounded-round bg-green-soft ps-3.5 text-sm font-medium"
              >
                <span className="min-w-0 py-1.5 wrap-anywhere">
                  <bdi>{subject.name}</bdi>
                  {subject.kind !== 'PRODUCT' && (
                    <span className="ms-2 font-normal text-muted">{subjectWord(subject.kind)}</span>
                  )}
                </span>
                <button
                  type="button"
                  aria-label={m.office_remove_named({ name: subject.name })}
                  className="grid size-9 shrink-0 place-items-center rounded-round text-muted hover:text-rose"
                  onClick={() => change(subjects.filter(one => !isSameSubject(one, subject)))}
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <SubjectBox
          chosen={subjects}
          error={form.wrong.subjects}
          onChoose={one => change([...subjects, one])}
        />
      </div>
    </FormSection>
  )
}

type Props = {
  chosen: readonly SubjectDraft[]
  error: string | undefined
  onChoose: (subject: SubjectDraft) => void
}

/** Finds products, brands, branches, suppliers and lots by a few letters: arrow keys select, Enter takes one, Escape closes. */
function SubjectBox({ chosen, error, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const found = useSubjects(typed).filter(one => !chosen.some(other => isSameSubject(one, other)))
  const box = useCombobox(found, subject => {
    setTyped('')
    box.show(false)
    onChoose(subject)
  })
  return (
    <div className="relative">
      <Field
        {...box.input}
        label={m.office_certificates_subjects_find()}
        error={error}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          box.show(true)
        }}
        onBlur={() => box.show(false)}
        onKeyDown={event => {
          box.input.onKeyDown(event)
          // Enter in this box must not save the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div
        {...box.list}
        role="listbox"
        aria-label={m.office_certificates_subjects_find()}
        hidden={!box.open}
        className="absolute inset-x-0 z-20 mt-1 rounded-tile border border-line bg-raised p-1 shadow-raised"
      >
        {found.map((subject, at) => (
          <div
            tabIndex={-1}
            key={`${subject.kind} ${subject.subjectId}`}
            {...box.option(at)}
            onPointerDown={event => event.preventDefault()}
            className="flex cursor-pointer items-center gap-3 rounded-small px-2 py-1.5 aria-selected:bg-green-soft"
          >
            <bdi className="min-w-0 grow wrap-anywhere">{subject.name}</bdi>
            <span className="shrink-0 text-sm text-muted">{subjectWord(subject.kind)}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
