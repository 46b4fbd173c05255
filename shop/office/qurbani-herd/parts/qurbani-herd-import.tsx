import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import type { OutputOf } from '../../../lib/call.ts'
import { m } from '../../../messages/m.ts'
import type { importAnimals } from '../../../qurbani/herd/herd.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { FileDrop } from '../../forms/parts/file-drop.tsx'
import { QurbaniImportLines } from './qurbani-import-lines.tsx'

type Props = { seasonId: number; onClose: () => void; onSaved: () => void }
type Tried = { csv: string; name: string; found: OutputOf<typeof importAnimals> }

const saidOf = ({ errors, title }: SentProblem) => errors?.[0]?.message || title || m.shop_offline()

/** Imports a herd from a file: shows the effect of each line before anything is written. */
export function QurbaniHerdImport({ seasonId, onClose, onSaved }: Props) {
  const [tried, setTried] = useState<Tried>()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const ask = async (csv: string, dryRun: boolean) => {
    setProblem('')
    setSending(true)
    const sent = await send('POST /qurbani/importAnimals', { seasonId, csv, dryRun })
    setSending(false)
    if (!sent.ok) setProblem(saidOf(sent.problem))
    return sent.ok ? sent.answer : undefined
  }
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    setTried(undefined)
    const csv = await file.text()
    const found = await ask(csv, true)
    if (found) setTried({ csv, name: file.name, found })
  }
  const write = async ({ csv }: Tried) => {
    if (sending) return
    const done = await ask(csv, false)
    if (!done) return
    const { created, changed } = done
    toast(m.office_qurbani_screens_import_done({ created, changed }))
    onSaved()
    onClose()
  }
  const count = tried ? tried.found.created + tried.found.changed : 0
  return (
    <OpenDialog wide title={m.office_qurbani_screens_import()} onClose={onClose}>
      <div className="space-y-5">
        <p className="max-w-prose text-muted">{m.office_qurbani_screens_import_text()}</p>
        <FileDrop
          single
          label={m.office_qurbani_screens_import_drop()}
          kinds={m.office_qurbani_screens_import_kinds()}
          accept=".csv,.txt,text/csv"
          uploads={{
            send: read,
            cancel: () => {},
            underWay: undefined,
            notices: tried ? [tried.name] : [],
            problem,
            tooBig: false,
            closeTooBig: () => {},
          }}
        />
        {tried && (
          <>
            <QurbaniImportLines rows={tried.found.rows} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-sm text-muted">
                {m.office_qurbani_screens_import_sums(tried.found)}
              </p>
              {count > 0 ? (
                <Button look="main" aria-disabled={sending || undefined} onClick={() => void write(tried)}>
                  {m.office_qurbani_screens_import_run({ count })}
                </Button>
              ) : (
                <p className="font-medium">{m.office_qurbani_screens_import_nothing()}</p>
              )}
            </div>
          </>
        )}
      </div>
    </OpenDialog>
  )
}
