import { useEffect, useState } from 'react'
import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../../messages/m.ts'
import { sendOnce } from '../../../send-once.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useNavigate, useShop } from '../../../ui/router.ts'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { BranchSelect } from '../../kit/parts/branch-select.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { todayAt } from '../../kit/today.ts'
import { useBranch } from '../../kit/use-branch.ts'
import { AddSupplier } from '../parts/add-supplier.tsx'
import { ReceiptGoods } from '../parts/receipt-goods.tsx'
import { ReceiptNote } from '../parts/receipt-note.tsx'
import { checkReceiptDraft, newReceiptDraft, type ReceiptDraft, receiptIn } from '../receipt-draft.rules.ts'
import { useMayChangeSuppliers } from '../use-may-change-suppliers.ts'
import { useReceiptLines } from '../use-receipt-lines.ts'

/** `/admin/receipts/new`: receives goods by the delivery note of a supplier. */
export default function NewReceiptScreen() {
  const { branches, branchId, choose } = useBranch()
  const today = todayAt(useShop()?.settings.timeZone)
  const at = branches.length > 1 && branchId !== undefined ? { branchId } : {}
  const navigate = useNavigate()
  const [saved, setSaved] = useState<number>()
  const [isAdding, setAdding] = useState(false)
  const [supplier, setSupplier] = useState<Supplier>()
  const mayAdd = useMayChangeSuppliers()
  const edit = useEditForm<ReceiptDraft>({
    name: 'new delivery',
    initial: newReceiptDraft(today),
    says: { saved: m.office_lots_received, left: m.office_lots_receipt_left },
    check: checkReceiptDraft,
    save: async draft => {
      const sent = await sendOnce('POST /receipts/save', receiptIn(draft, at))
      if (!sent.ok) return { problem: sent.problem }
      setSaved(sent.answer.receiptId)
      return { now: newReceiptDraft(today) }
    },
  })
  useEffect(() => {
    if (saved !== undefined) void navigate(`/admin/receipts/${saved}`, { replace: true })
  }, [saved, navigate])
  const lines = useReceiptLines(edit.form, at)
  return (
    <>
      <OfficeHeading title={m.office_lots_receive()} text={m.office_lots_receive_text()}>
        <ButtonLink look="quiet" to="/admin/receipts">
          {m.office_lots_all_receipts()}
        </ButtonLink>
      </OfficeHeading>
      <BranchSelect branches={branches} branchId={branchId} onChoose={choose} />
      <EditForm
        label={m.office_lots_receive()}
        edit={edit}
        // Nobody else has this form: there are no two versions to choose from.
        fieldText={() => ({ name: '', text: '' })}
        says={m.office_lots_receive_do()}
      >
        <ReceiptNote
          form={edit.form}
          supplier={supplier}
          onAdd={mayAdd ? () => setAdding(true) : undefined}
        />
        <ReceiptGoods form={edit.form} lines={lines} />
      </EditForm>
      {isAdding && (
        <AddSupplier
          onClose={() => setAdding(false)}
          onAdded={added => {
            setSupplier(added)
            edit.form.change({ supplierId: String(added.supplierId) })
          }}
        />
      )}
    </>
  )
}
