import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { NotThere } from '../../kit/facts/not-there.tsx'
import { useLabelPaper } from '../../kit/labels/use-label-paper.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { PrintChoices } from '../../kit/parts/print-choices.tsx'
import { PrintNow } from '../../kit/parts/print-now.tsx'
import { usePrintChoice } from '../../kit/use-print-choice.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { allCopies, copiesOf, type TypedCopies } from '../label-counts.rules.ts'
import { LabelCounts } from '../parts/label-counts.tsx'
import { LotLabel } from '../parts/lot-label.tsx'

/** The ways back from the labels of a delivery, and of a lot. */
const back = {
  receipt: { gone: m.office_lots_receipt_gone, one: m.office_lots_to_receipt, to: '/admin/receipts' },
  lot: { gone: m.office_lots_gone, one: m.office_lots_to_lot, to: '/admin/lots' },
}

/** `/admin/receipts/:receiptId/labels`, `/admin/lots/:lotId/labels`: labels for the lots of a delivery, or for a lot, on a roll of 58 by 40 mm or on sheets. */
export default function LotLabelsScreen({ params: { receiptId, lotId } }: OfficeProps) {
  const id = receiptId ?? lotId ?? ''
  const isNumber = /^[1-9]\d{0,8}$/.test(id)
  const of = receiptId === undefined ? { lotId: Number(id) } : { receiptId: Number(id) }
  const { answer: labels, problem, retry } = useCall('GET /lots/findLabels', of, isNumber)
  const [paper, choosePaper] = usePrintChoice()
  const [typed, setTyped] = useState<TypedCopies>({})
  useLabelPaper(paper.paper)
  const { gone, one, to } = receiptId === undefined ? back.lot : back.receipt
  if (!isNumber || problem?.status === 404)
    return (
      <NotThere
        says={gone()}
        to={to}
        all={receiptId === undefined ? m.office_lots_all() : m.office_lots_all_receipts()}
      />
    )
  if (!labels) return <Answer problem={problem} onRetry={retry} lines={6} />
  const count = allCopies(labels, typed)
  return (
    <>
      <OfficeHeading
        title={m.office_lots_labels()}
        text={count > 0 ? m.office_orders_label_count({ count }) : undefined}
      >
        <ButtonLink look="quiet" to={`${to}/${id}`}>
          {one()}
        </ButtonLink>
        {labels.length > 0 && <PrintNow disabled={count === 0} />}
      </OfficeHeading>
      {labels.length === 0 ? (
        <p className="text-muted">{m.office_lots_no_labels()}</p>
      ) : (
        <>
          <PrintChoices
            choice={paper}
            onChoose={choosePaper}
            paperOnly
            rollSays={m.office_orders_label_roll()}
          />
          <LabelCounts
            labels={labels}
            typed={typed}
            onType={(lotId, copies) => setTyped({ ...typed, [lotId]: copies })}
          />
        </>
      )}
      {count > 0 && (
        <div className="goods-labels">
          {labels.flatMap(label =>
            Array.from({ length: copiesOf(label, typed) ?? 0 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the labels of a lot are all the same
              <LotLabel key={`${label.lotId} ${at}`} label={label} />
            )),
          )}
        </div>
      )}
    </>
  )
}
