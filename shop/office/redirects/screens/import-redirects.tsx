import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { FileDrop } from '../../forms/parts/file-drop.tsx'
import { TooBigDialog } from '../../forms/parts/too-big-dialog.tsx'
import { useUploads } from '../../forms/use-uploads.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { type Checked, ImportPreview } from '../parts/import-preview.tsx'

/** `/admin/redirects/import`: reads a file of redirects, shows what it would do, and imports it. */
export default function ImportRedirectsScreen() {
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<Checked>()
  const navigate = useNavigate()
  const checking = useUploads({
    call: 'POST /redirects/check',
    prepare: async chosen => {
      setFile(chosen)
      setChecked(undefined)
      return { file: chosen }
    },
    onUploaded: setChecked,
  })
  const importing = useUploads({
    call: 'POST /redirects/import',
    prepare: async chosen => ({ file: chosen }),
    onUploaded: ({ added, changed }) => {
      toast(m.office_redirects_imported({ count: added + changed }))
      navigate('/admin/redirects')
    },
  })
  const form = useForm(
    { lines: '' },
    {
      check: ({ lines }): Record<string, string> =>
        lines.trim() ? {} : { lines: m.redirects_file_needed() },
      post: async ({ lines }) => {
        await checking.send([new File([lines], m.office_redirects_pasted(), { type: 'text/csv' })])
        return undefined
      },
    },
  )
  const tooBig = [checking, importing].find(one => one.tooBig)
  return (
    <>
      <OfficeHeading title={m.office_redirects_import()} text={m.office_redirects_import_text()} />
      <div className="grid gap-6 lg:grid-cols-2">
        <FileDrop
          single
          label={m.office_redirects_drop()}
          kinds={m.office_redirects_kinds()}
          accept=".csv,.tsv,.txt,text/csv"
          uploads={checking}
        />
        <form {...form.form} className="space-y-3">
          <TextField
            label={m.office_redirects_paste()}
            hint={m.office_redirects_paste_hint()}
            rows={5}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('lines')}
          />
          <Button look="quiet" type="submit">
            {m.office_redirects_check()}
          </Button>
        </form>
      </div>
      {checked && file && (
        <ImportPreview
          checked={checked}
          problem={importing.problem}
          sending={importing.underWay !== undefined}
          onImport={() => void importing.send([file])}
        />
      )}
      {tooBig && <TooBigDialog says={m.redirects_file_big()} onClose={tooBig.closeTooBig} />}
    </>
  )
}
