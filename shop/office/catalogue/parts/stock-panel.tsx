import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StockLevel } from '../../../catalogue/stock/stock.contract.ts'
import { type StockCause, stockCauses } from '../../../catalogue/stock/stock-causes.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { sendOnce } from '../../../send-once.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { BranchSelect } from '../../kit/parts/branch-select.tsx'
import { useBranch } from '../../kit/use-branch.ts'
import { looksLikeNumber } from '../choice-draft.rules.ts'
import { KeepInLots, WaysOfLots } from './keep-in-lots.tsx'
import { causeNames, StockLedger } from './stock-ledger.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

type PanelProps = {
  productId: number
  /** Another quantity step reloads the stock. */
  counting?: number
  /** Called after each movement. */
  onMoved?: () => void
}

/** The stock of a product at a branch, its movements, and a form to record more. */
export function StockPanel(props: PanelProps) {
  const { branches, branchId, choose, problem, retry } = useBranch()
  if (branchId === undefined) return <Answer problem={problem} onRetry={retry} lines={3} />
  return (
    <>
      <BranchSelect branches={branches} branchId={branchId} onChoose={choose} />
      <StockAtBranch key={branchId} {...props} branches={branches} branchId={branchId} />
    </>
  )
}

type AtBranch = PanelProps & { branches: readonly StaffBranch[]; branchId: number }

function StockAtBranch({ productId, counting, onMoved: onAnyMove, branches, branchId }: AtBranch) {
  const at = branches.length > 1 ? { branchId } : {}
  const { answer, problem, retry } = useCall('GET /stock/find/{id}', { id: productId, ...at })
  const [transferring, setTransferring] = useState(false)
  const [moved, setMoved] = useState<StockLevel>()
  const [turn, setTurn] = useState(0)
  if (problem?.status === 404) return <p>{m.office_no_product()}</p>
  if (problem || !answer) return <Answer problem={problem} onRetry={retry} lines={3} />
  const level = moved && moved.step === (counting ?? moved.step) ? moved : answer
  const onMoved = (now: StockLevel) => {
    setMoved(now)
    setTurn(turn + 1)
    onAnyMove?.()
  }
  return (
    <div className="space-y-6">
      {!level.stockTracked && (
        <p className="rounded-tile bg-saffron-soft px-5 py-3.5">{m.office_catalogue_stock_not_counted()}</p>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
        <Figure says={m.office_catalogue_on_hand()} amount={level.onHand} unit={level.unitName} />
        <Figure says={m.office_catalogue_held()} amount={level.held} unit={level.unitName} />
        <Figure says={m.office_catalogue_free()} amount={level.onHand - level.held} unit={level.unitName} />
      </dl>
      {level.inLots ? (
        <WaysOfLots productId={productId} at={at} />
      ) : (
        <MoveForm key={`move ${turn}`} level={level} at={at} onMoved={onMoved} onOther={setMoved} />
      )}
      {branches.length > 1 && !level.inLots && (
        <Button look="quiet" onClick={() => setTransferring(true)}>
          {m.office_catalogue_transfer()}
        </Button>
      )}
      {transferring && (
        <TransferDialog
          level={level}
          branches={branches}
          onClose={() => setTransferring(false)}
          onMoved={onMoved}
        />
      )}
      <KeepInLots level={level} onChanged={inLots => onMoved({ ...level, inLots })} />
      <LowAtForm key={level.lowAt} level={level} at={at} onMoved={setMoved} />
      <StockLedger key={`ledger ${turn}`} productId={productId} branchId={at.branchId} />
    </div>
  )
}

function Figure({ says, amount, unit }: { says: string; amount: number; unit: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{says}</dt>
      <dd className="font-display text-2xl tabular-nums sm:text-3xl">
        {amount.toLocaleString(m.shop_language())} <span className="text-sm sm:text-base">{unit}</span>
      </dd>
    </div>
  )
}

type FormProps = {
  level: StockLevel
  /** The branch, if the shop has several. */
  at: { branchId?: number }
  onMoved: (level: StockLevel) => void
}

/** Records stock that was delivered, counted, spoiled or recorded wrongly. */
function MoveForm({ level, at, onMoved, onOther }: FormProps & { onOther: (level: StockLevel) => void }) {
  const [cause, setCause] = useState<StockCause>('DELIVERY')
  const [quantity, setQuantity] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [sending, setSending] = useState(false)
  const move = async () => {
    if (!looksLikeNumber(quantity.trim().replace(/^-/, ''))) return setError(m.catalogue_quantity_needed())
    setSending(true)
    const input = { productId: level.productId, ...at, cause, quantity: readNumber(quantity), note }
    const sent = await sendOnce(
      'POST /stock/move',
      { ...input, ...(cause === 'COUNT' ? { seen: level.onHand } : {}) },
      `${level.productId} ${level.branchId}`,
    )
    setSending(false)
    if (sent.ok) {
      toast(m.office_catalogue_moved({ onHand: sent.answer.onHand, unit: sent.answer.unitName }))
      return onMoved(sent.answer)
    }
    setError(sent.problem.errors?.[0]?.message || sent.problem.title || m.shop_offline())
    if (typeof sent.problem.onHand === 'number') onOther({ ...level, onHand: sent.problem.onHand })
  }
  return (
    <form
      method="dialog"
      noValidate
      aria-label={m.office_catalogue_note_stock()}
      className="grid items-start gap-4 rounded-tile bg-sunken p-4 sm:grid-cols-[auto_8rem_1fr_auto]"
      onSubmit={event => {
        event.preventDefault()
        if (!sending) void move()
      }}
    >
      <SelectField
        label={m.office_catalogue_what_happened()}
        value={cause}
        onChange={({ target }) => setCause(target.value as StockCause)}
      >
        {stockCauses.map(one => (
          <option key={one} value={one}>
            {causeNames[one]?.()}
          </option>
        ))}
      </SelectField>
      <Field
        label={cause === 'COUNT' ? m.office_catalogue_counted() : m.office_catalogue_how_many()}
        inputMode="decimal"
        maxLength={12}
        value={quantity}
        error={error || undefined}
        onChange={({ target }) => {
          setQuantity(target.value)
          setError('')
        }}
      />
      <Field
        label={m.office_catalogue_note()}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" look="solid" disabled={sending} className="sm:mt-6.5">
        {m.office_catalogue_note_it()}
      </Button>
    </form>
  )
}

/** The stock level at which staff are warned. */
function LowAtForm({ level, at, onMoved }: FormProps) {
  const [lowAt, setLowAt] = useState(String(level.lowAt))
  const save = async () => {
    const { productId } = level
    const sent = await send('POST /stock/saveLowAt', { productId, ...at, lowAt: readNumber(lowAt) })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    onMoved(sent.answer)
    toast(m.office_catalogue_low_saved())
  }
  return (
    <form
      method="dialog"
      noValidate
      aria-label={m.office_catalogue_low_at()}
      className="flex flex-wrap items-end gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (looksLikeNumber(lowAt)) void save()
      }}
    >
      <Field
        label={m.office_catalogue_low_at()}
        inputMode="decimal"
        maxLength={10}
        value={lowAt}
        onChange={({ target }) => setLowAt(target.value)}
      />
      {lowAt !== String(level.lowAt) && (
        <Button type="submit" look="quiet">
          {m.office_catalogue_set()}
        </Button>
      )}
    </form>
  )
}
