import type { StockLevel } from '../../../catalogue/stock/stock.contract.ts'
import { readNumber } from '../../../lib/read-number.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { sendOnce } from '../../../send-once.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { looksLikeNumber } from '../choice-draft.rules.ts'

type Props = {
  /** The stock of the branch that gives. */
  level: StockLevel
  branches: readonly StaffBranch[]
  onClose: () => void
  onMoved: (level: StockLevel) => void
}

/** The form that moves stock of a product from a branch to another one. */
export function TransferDialog({ level, branches, onClose, onMoved }: Props) {
  const { productId, branchId: fromBranchId, unitName: unit, onHand, held } = level
  const others = branches.filter(({ branchId }) => branchId !== fromBranchId)
  const branch = branches.find(({ branchId }) => branchId === fromBranchId)?.branchName ?? ''
  const written = (quantity: number) => quantity.toLocaleString(m.shop_language())
  const free = written(Math.round((onHand - held) * 1000) / 1000)
  const form = useForm(
    { toBranchId: String(others[0]?.branchId ?? ''), quantity: '', note: '' },
    {
      check: ({ quantity }): WrongFields =>
        looksLikeNumber(quantity) && readNumber(quantity) > 0
          ? {}
          : { quantity: m.catalogue_quantity_needed() },
      post: async ({ toBranchId, quantity, note }) => {
        const input = { productId, fromBranchId, toBranchId: Number(toBranchId), note }
        const sent = await sendOnce(
          'POST /stock/transfer',
          { ...input, quantity: readNumber(quantity) },
          `${productId} ${fromBranchId}`,
        )
        if (!sent.ok) return sent.problem
        const { from } = sent.answer
        toast(m.office_catalogue_transferred({ branch, onHand: written(from.onHand), unit }))
        onMoved(from)
        onClose()
      },
    },
  )
  return (
    <DialogForm
      title={m.office_catalogue_transfer_from({ branch })}
      form={form}
      says={m.office_catalogue_transfer_do()}
      onClose={onClose}
    >
      <SelectField label={m.office_catalogue_transfer_to()} {...form.text('toBranchId')}>
        {others.map(({ branchId, branchName }) => (
          <option key={branchId} value={branchId}>
            {branchName}
          </option>
        ))}
      </SelectField>
      <Field
        label={m.office_catalogue_how_many()}
        hint={m.office_catalogue_transfer_free({ branch, free, unit })}
        inputMode="decimal"
        maxLength={12}
        {...form.text('quantity')}
      />
      <Field wide label={m.office_catalogue_note()} maxLength={200} {...form.text('note')} />
    </DialogForm>
  )
}
