import { send } from '../../../api.ts'
import { type ImportFormat, importFields, importFormats } from '../../../exchange/import-fields.ts'
import type { OneImport } from '../../../exchange/imports.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { importFormatWord } from '../import-words.ts'
import { ColumnChoices } from './column-choices.tsx'
import { DepartmentField } from './department-field.tsx'

type Props = { one: OneImport; onChecking: () => void; onDiscarded: () => void }

/** Maps the columns of a file to fields and sets the import options; leads to the check. */
export function ImportColumns({ one, onChecking, onDiscarded }: Props) {
  const { importId, format, options } = one
  const mapped = Object.fromEntries(importFields.map(field => [`mapping.${field}`, one.mapping[field] ?? '']))
  const form = useForm(
    {
      ...(mapped as Record<string, string>),
      format: format as string,
      department: options.department,
      subCategory: options.subCategory || m.office_import_new_goods(),
      makeMissing: options.makeMissing as string | boolean,
      fetchPictures: options.fetchPictures as string | boolean,
      chargeSale: options.chargeSale as string | boolean,
    } as Record<string, string | boolean>,
    {
      check: () => ({}),
      rename: wrong =>
        Object.fromEntries(
          Object.entries(wrong).map(([field, says]) => [field.replace(/^options\./, ''), says]),
        ),
      post: async values => {
        const mapping = Object.fromEntries(
          importFields.flatMap(field => {
            const column = String(values[`mapping.${field}`] ?? '')
            return column ? [[field, column]] : []
          }),
        )
        const sent = await send('POST /imports/check', {
          importId,
          format: values.format as ImportFormat,
          mapping,
          options: {
            department: String(values.department),
            subCategory: String(values.subCategory),
            makeMissing: Boolean(values.makeMissing),
            fetchPictures: Boolean(values.fetchPictures),
            chargeSale: Boolean(values.chargeSale),
          },
        })
        if (!sent.ok) return sent.problem
        onChecking()
      },
    },
  )
  const discard = async () => {
    const sent = await send('POST /imports/discard', { importId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(m.office_import_discarded())
    onDiscarded()
  }
  return (
    <form {...form.form} className="space-y-6">
      <section className="card space-y-4 p-6">
        <h2 className="text-xl">{m.office_import_columns()}</h2>
        <p className="max-w-prose text-muted">{m.office_import_columns_text()}</p>
        <div className="max-w-sm">
          <SelectField label={m.office_import_format()} {...form.text('format')}>
            {importFormats.map(one => (
              <option key={one} value={one}>
                {importFormatWord(one)}
              </option>
            ))}
          </SelectField>
        </div>
        <ColumnChoices one={one} text={form.text} values={form.values} />
      </section>
      <section className="card grid gap-4 p-6 sm:grid-cols-2">
        <h2 className="text-xl sm:col-span-2">{m.office_import_where()}</h2>
        <p className="max-w-prose text-muted sm:col-span-2">{m.office_import_trees()}</p>
        <DepartmentField hint={m.office_import_department_hint()} {...form.text('department')} />
        <Field label={m.office_import_category()} maxLength={60} {...form.text('subCategory')} />
        <CheckField
          label={m.office_import_make_missing()}
          hint={m.office_import_make_missing_hint()}
          {...form.tick('makeMissing')}
        />
        <CheckField
          label={m.office_import_pictures_fetch()}
          hint={m.office_import_pictures_fetch_hint()}
          {...form.tick('fetchPictures')}
        />
        <CheckField
          label={m.office_import_charge_sale()}
          hint={m.office_import_charge_sale_hint()}
          {...form.tick('chargeSale')}
        />
      </section>
      {form.problem && <Problem problem={form.problem} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={form.sending}>{m.office_import_check()}</SubmitButton>
        <Button look="bare" onClick={() => void discard()}>
          {m.office_import_discard()}
        </Button>
      </div>
    </form>
  )
}
