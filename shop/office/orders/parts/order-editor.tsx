import { useRef, useState } from 'react'
import { wrongFieldsOf } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { mostOf } from '../../../orders/own/order-words.rules.ts'
import { EditProblem } from '../../../orders/own/parts/edit-problem.tsx'
import { OrderSums, sumsOf } from '../../../orders/own/parts/order-sums.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { StaffAgeTick } from '../../kit/ages/staff-age-tick.tsx'
import { type LeftEdit, leftOrders } from '../../kit/left-orders.ts'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { WeightQuestion } from '../../kit/parts/weight-question.tsx'
import { useOrderDraft } from '../../kit/use-order-draft.ts'
import { AddedLine } from './added-line.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { EditedLine } from './edited-line.tsx'

type Props = {
  order: StaffOrder
  /** The changes typed before the person left the screen. */
  before: LeftEdit | undefined
  onDone: () => void
  onLookAgain: () => void
}

/** The editor of an order's lines: amounts, weights, missing products, replacements and additions. */
export function OrderEditor({ order, before, onDone, onLookAgain }: Props) {
  const { orders, orderItems, offered } = order
  const draft = useOrderDraft(order, before?.typed)
  const [note, setNote] = useState(before?.note ?? '')
  /** The number of far-off weights that the person was asked about and is sure of; undefined while nobody is asked. */
  const [sure, setSure] = useState<number>()
  const isFinished = useRef(false)
  const navigate = useNavigate()
  useUnsaved(draft.isChanged, () => {
    if (isFinished.current) return
    leftOrders.edit = { order, typed: draft.typed, note }
    const undo = () => void navigate(`/admin/orders/${encodeURIComponent(orders.orderNum)}`)
    toast(m.office_orders_unsaved(), { undo: { says: m.office_go_back(), does: undo } })
  })
  const replacing = new Set(draft.added.flatMap(({ replaces }) => replaces ?? []))

  const finish = (then: () => void) => () => {
    isFinished.current = true
    then()
  }
  const farOff = draft.outcome?.farOff ?? []
  const asked = sure === undefined ? undefined : farOff[sure]
  async function save(sureOf: number) {
    setSure(sureOf < farOff.length ? sureOf : undefined)
    if (sureOf < farOff.length || !(await draft.save(note))) return
    toast(m.office_orders_saved())
    finish(onDone)()
  }
  return (
    <section aria-labelledby="order-editor" className="card border-green p-5">
      <h2 id="order-editor" className="text-xl">
        {m.office_orders_editing()}
      </h2>
      <p className="text-sm text-muted">{m.office_orders_editing_text()}</p>
      <ul className="mt-3 divide-y divide-line">
        {orderItems.map(item => (
          <EditedLine
            key={item.orderItemId}
            item={item}
            offered={offered.find(({ productId }) => productId === item.productId)}
            draft={draft}
            isReplaced={replacing.has(item.orderItemId)}
          />
        ))}
        {draft.added.map(line => (
          <AddedLine key={line.key} line={line} draft={draft} items={orderItems} />
        ))}
      </ul>
      <div className="mt-4">
        <GoodsBox noBoxes label={m.office_orders_add_goods()} onChoose={goods => draft.add(goods)} />
      </div>
      <DiscountFields draft={draft} />
      <OrderSums
        sums={{ ...(draft.outcome ?? sumsOf(orders)), reason: draft.discount.reason }}
        before={orders.grandTotal}
        most={draft.outcome ? (draft.outcome.most ?? undefined) : mostOf(orders, orderItems)}
        late={draft.late}
      />
      <div className="mt-5 grid gap-4">
        <TextField
          label={m.office_orders_customer_note()}
          hint={m.office_orders_customer_note_hint()}
          rows={2}
          maxLength={500}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        <StaffAgeTick
          ageFrom={draft.outcome?.ageToConfirm ?? null}
          confirmed={draft.ageConfirmed}
          error={draft.problem && wrongFieldsOf(draft.problem).ageConfirmed}
          onConfirm={draft.confirmAge}
        />
        {draft.problem && <EditProblem problem={draft.problem} onLookAgain={finish(onLookAgain)} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={finish(onDone)}>
            {m.office_orders_discard()}
          </Button>
          <Button look="main" disabled={!draft.canSave || draft.late} onClick={() => save(0)}>
            {m.office_orders_save()}
          </Button>
        </div>
      </div>
      {asked && (
        <WeightQuestion
          key={sure}
          name={asked.productName}
          weight={asked.weight}
          farOff={asked}
          onYes={() => save((sure ?? 0) + 1)}
          onNo={() => setSure(undefined)}
        />
      )}
    </section>
  )
}
