import type { CallAt } from '../../../api.ts'
import type { OutputOf } from '../../../lib/call.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { WrongLines } from './wrong-lines.tsx'

/** The result that an import of a file would have. */
export type Checked = OutputOf<CallAt['POST /redirects/check']>

type Props = { checked: Checked; problem: string; sending: boolean; onImport: () => void }

/** The result that an import would have, with its wrong lines; imports the file if there are none. */
export function ImportPreview({ checked, problem, sending, onImport }: Props) {
  const { added, changed, same, wrong, wrongLines } = checked
  const count = added + changed
  const facts = [
    [m.office_redirects_new(), added],
    [m.office_redirects_changed(), changed],
    [m.office_redirects_same(), same],
    [m.office_redirects_wrong(), wrong],
  ] as const
  return (
    <section aria-labelledby="import-preview" className="card mt-8 p-4 md:p-6">
      <h2 id="import-preview" className="text-2xl">
        {m.office_redirects_preview()}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([says, figure]) => (
          <div key={says}>
            <dt className="text-sm text-muted">{says}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {wrong > 0 ? (
        <WrongLines lines={wrongLines} more={wrong - wrongLines.length} />
      ) : count > 0 ? (
        <Button look="main" className="mt-6" disabled={sending} onClick={onImport}>
          {m.office_redirects_import_now({ count })}
        </Button>
      ) : (
        <p className="mt-4">{m.office_redirects_nothing()}</p>
      )}
      {problem && (
        <p role="alert" className="mt-4 rounded-small bg-rose-soft px-3 py-2 text-sm font-medium text-rose">
          {problem}
        </p>
      )}
    </section>
  )
}
