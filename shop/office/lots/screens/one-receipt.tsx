import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { NotThere } from '../../kit/facts/not-there.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { PrintNow } from '../../kit/parts/print-now.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { ReceiptSheet } from '../parts/receipt-sheet.tsx'

/** `/admin/receipts/{receiptId}`: a delivery with its lots, to look at or to print. */
export default function OneReceiptScreen({ params: { receiptId = '' } }: OfficeProps) {
  const isNumber = /^[1-9]\d{0,8}$/.test(receiptId)
  const { answer, problem, retry } = useCall('GET /receipts/find/{id}', { id: Number(receiptId) }, isNumber)
  const hasBranches = (useBranches()?.length ?? 0) > 1
  if (!isNumber || problem?.status === 404)
    return (
      <NotThere says={m.office_lots_receipt_gone()} to="/admin/receipts" all={m.office_lots_all_receipts()} />
    )
  if (!answer) return <Answer problem={problem} onRetry={retry} lines={6} />
  return (
    <>
      <OfficeHeading title={m.office_lots_receipt_from({ supplier: answer.supplierName })}>
        <ButtonLink look="quiet" to="/admin/receipts">
          {m.office_lots_all_receipts()}
        </ButtonLink>
        <ButtonLink look="quiet" to="/admin/receipts/new">
          {m.office_lots_receive()}
        </ButtonLink>
        {answer.items.some(({ lotId }) => lotId !== null) && (
          <ButtonLink look="quiet" to={`/admin/receipts/${receiptId}/labels`}>
            {m.office_lots_labels()}
          </ButtonLink>
        )}
        <PrintNow />
      </OfficeHeading>
      <ReceiptSheet receipt={answer} hasBranches={hasBranches} />
    </>
  )
}
