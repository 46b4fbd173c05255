import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import type { RecalledLot } from '../../../recalls/recalls.fields.ts'
import { LotCounts } from './lot-counts.tsx'
import { LotName } from './lot-name.tsx'
import { LotOrigin } from './lot-origin.tsx'

type Props = { lots: readonly RecalledLot[]; hasBranches: boolean }

/** The lots of a recall, each with its suppliers, its deliveries and its amounts. */
export function RecalledLots({ lots, hasBranches }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6 print:border-0 print:p-0">
      <h2 id={id} className="text-xl">
        {m.office_recalls_lots()}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {lots.map(lot => (
          <li key={lot.lotId} className="break-inside-avoid space-y-4 py-4 first:pt-0 last:pb-0">
            <LotName lot={lot} hasBranches={hasBranches} />
            <LotCounts lot={lot} />
            <LotOrigin lot={lot} />
          </li>
        ))}
      </ul>
    </section>
  )
}
