import { useState } from 'react'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { NotThere } from '../../kit/facts/not-there.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { LotCertificates } from '../parts/lot-certificates.tsx'
import { LotDeliveries } from '../parts/lot-deliveries.tsx'
import { LotFacts } from '../parts/lot-facts.tsx'
import { LotHeading } from '../parts/lot-heading.tsx'
import { LotLedger } from '../parts/lot-ledger.tsx'
import { LotOrders } from '../parts/lot-orders.tsx'
import { LotRecallNote } from '../parts/lot-recall-note.tsx'
import { MoveLot } from '../parts/move-lot.tsx'
import { PaperTitle } from '../parts/paper-title.tsx'
import { ReduceLot } from '../parts/reduce-lot.tsx'

/** `/admin/lots/{lotId}`: a lot, back to its suppliers and forward to its customers. */
export default function OneLotScreen({ params: { lotId = '' } }: OfficeProps) {
  const isNumber = /^[1-9]\d{0,8}$/.test(lotId)
  const { answer, problem, retry, amend } = useCall('GET /lots/find/{id}', { id: Number(lotId) }, isNumber)
  const recalls = useCall('GET /recalls/find', { lotId: Number(lotId) }, isNumber).answer?.rows
  const recall = recalls?.[0]
  const hasBranches = (useBranches()?.length ?? 0) > 1
  const [turn, setTurn] = useState(0)
  if (!isNumber || problem?.status === 404)
    return <NotThere says={m.office_lots_gone()} to="/admin/lots" all={m.office_lots_all()} />
  if (!answer) return <Answer problem={problem} onRetry={retry} lines={6} />
  const { lot, deliveries, movements } = answer
  const moved = () => {
    retry()
    setTurn(turn + 1)
  }
  const changed = (now: Lot) => {
    amend(before => ({ ...before, lot: now }))
    retry()
  }
  return (
    <>
      <LotHeading lot={lot} recalled={recalls && recall !== undefined} onMoved={moved} onChanged={changed} />
      <div className="space-y-5">
        <PaperTitle>{m.lots_lot_of({ code: lot.code })}</PaperTitle>
        <section
          aria-label={m.office_lots_facts()}
          className="card space-y-6 p-5 sm:p-6 print:border-0 print:p-0"
        >
          {recall && <LotRecallNote recall={recall} />}
          {lot.blockedWhy !== null && !recall && (
            <p className="rounded-tile bg-rose-soft px-5 py-3.5 wrap-anywhere">
              <strong className="text-rose">{m.office_lots_blocked_note()}</strong>{' '}
              <bdi>{lot.blockedWhy}</bdi>
            </p>
          )}
          <LotFacts lot={lot} hasBranches={hasBranches} />
          <MoveLot key={`move ${turn}`} lot={lot} onMoved={moved} onOld={retry} />
          <ReduceLot key={`reduce ${lot.updatedDate}`} lot={lot} onChanged={changed} />
        </section>
        <LotDeliveries lot={lot} deliveries={deliveries} />
        <LotCertificates lot={lot} />
        <LotOrders lot={lot} />
        <LotLedger lot={lot} movements={movements} />
      </div>
    </>
  )
}
