import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import type { RecallLot } from '../../../recalls/recalls.fields.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import type { useRecallPreview } from '../use-recall-preview.ts'
import { LotCounts } from './lot-counts.tsx'
import { LotName } from './lot-name.tsx'

type Props = {
  lot: RecallLot
  preview: Pick<ReturnType<typeof useRecallPreview>, 'others' | 'isTicked' | 'tick'>
  hasBranches: boolean
}

/** The lot to recall, and the same batch at other branches, each with a tick box. */
export function LotsToRecall({ lot, preview: { others, isTicked, tick }, hasBranches }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card space-y-4 p-5 sm:p-6">
      <div>
        <h2 id={id} className="text-2xl">
          {m.office_recalls_lots()}
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {others.length > 0 ? m.office_recalls_others_text() : m.office_recalls_lots_text()}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {[lot, ...others].map(one => (
          <li key={one.lotId} className="space-y-3 py-4 first:pt-0 last:pb-0">
            <LotName lot={one} hasBranches={hasBranches} />
            {one.lotId !== lot.lotId && (
              <CheckField
                label={m.office_recalls_also({ code: one.code, branch: one.branchName })}
                checked={isTicked(one.lotId)}
                onChange={event => tick(one.lotId, event.target.checked)}
              />
            )}
            <LotCounts lot={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
