import { type ReactNode, useState } from 'react'
import { send } from '../../../api.ts'
import type { ImportMark } from '../../../exchange/import-fields.ts'
import type { ImportOptions, OneImport } from '../../../exchange/imports.contract.ts'
import { m } from '../../../messages/m.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DepartmentField } from './department-field.tsx'

type Props = {
  one: OneImport
  /** True if the products without a price may cost nothing. */
  free: boolean
  onFree: (free: boolean) => void
  onChecking: () => void
}

/** The questions of the check about the products of a file, each with its products and its answer. */
export function ImportQuestions({ one, free, onFree, onChecking }: Props) {
  const { importId, format, mapping, options, marked } = one
  const [department, setDepartment] = useState('')
  const [sending, setSending] = useState(false)
  const [, setQuery] = useSearchParams()
  const checkWith = async (more: Partial<ImportOptions>) => {
    if (format === 'many') return
    setSending(true)
    const sent = await send('POST /imports/check', {
      importId,
      format,
      mapping,
      options: { ...options, ...more },
    })
    setSending(false)
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    // Other products may have the mark after the next check.
    setQuery({}, { replace: true, preventScrollReset: true })
    onChecking()
  }
  return (
    <div className="space-y-3 empty:hidden">
      {marked.department > 0 && (
        <Question mark="department" says={m.office_import_marked_department({ count: marked.department })}>
          <div className="flex flex-wrap items-end gap-3">
            <DepartmentField value={department} onChange={({ target }) => setDepartment(target.value)} />
            <Button
              look="quiet"
              disabled={sending || department.trim() === ''}
              onClick={() => void checkWith({ department })}
            >
              {m.office_import_marked_department_do()}
            </Button>
          </div>
        </Question>
      )}
      {marked.uncharged > 0 && format !== 'many' && (
        <Question mark="uncharged" says={m.office_import_marked_uncharged({ count: marked.uncharged })}>
          <Button look="quiet" disabled={sending} onClick={() => void checkWith({ chargeSale: true })}>
            {m.office_import_marked_uncharged_do()}
          </Button>
        </Question>
      )}
      {marked.free > 0 && (
        <Question mark="free" says={m.office_import_marked_free({ count: marked.free })}>
          <CheckField
            label={m.office_import_marked_free_yes()}
            checked={free}
            onChange={({ target }) => onFree(target.checked)}
          />
        </Question>
      )}
      {marked.noted > 0 && (
        <Question mark="noted" says={m.office_import_marked_noted({ count: marked.noted })} />
      )}
    </div>
  )
}

type QuestionProps = { mark: ImportMark; says: string; children?: ReactNode }

function Question({ mark, says, children }: QuestionProps) {
  const [, setQuery] = useSearchParams()
  return (
    <div className="space-y-3 rounded-tile bg-saffron-soft px-5 py-3.5">
      <p>
        <span className="font-medium">{says}</span>{' '}
        <button
          type="button"
          className="min-h-6 font-medium text-green underline underline-offset-4"
          onClick={() => setQuery({ mark }, { replace: true, preventScrollReset: true })}
        >
          {m.office_import_marked_show()}
        </button>
      </p>
      {children}
    </div>
  )
}
