import type { Database } from '../../../database/pool.ts'
import type { Wish } from '../../availability/take.server.ts'
import { readSold } from '../../cart/read-lines.server.ts'
import { MOST_LINES } from '../../catalogue/line-limits.ts'
import { Failure, refuse } from '../../lib/call.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { readAdvance, tooLateFor } from '../../slots/advance/read-advance.server.ts'
import { slotWishes } from '../../slots/slot-for-order.server.ts'
import { readSlotOfOrder, type SlotOfOrder } from '../../slots/slot-of-order.server.ts'
import { readReady } from '../../slots/work.server.ts'
import { type Editable, type EditPlan, planEdit } from '../desk/plan-edit.server.ts'
import { isLeftOut } from '../order-lines.rules.ts'
import { readWishes, withWish } from '../swaps/wishes.server.ts'
import { brokenBoxes } from './broken-boxes.rules.ts'
import { type FixedReason, whyFixed } from './own-change.rules.ts'
import { type OwnEdit, previewOwnEdit } from './own-changes.contract.ts'

/**
 * A change of the lines by the customer, with the place and the minutes that the order then takes of its window. `orderBy`: the last
 * moment for orders of that window, if it has one.
 */
export type OwnPlan = EditPlan & { ofSlot: Wish[]; orderBy: Date | undefined }

type Refused = Failure<keyof typeof previewOwnEdit.failures & string>

/** Reads the window of an order, and returns the reason why its customer cannot change it at this moment. */
export async function readFixed(
  database: Database,
  { order, items }: Editable,
  now: Date,
): Promise<{ slot: SlotOfOrder | undefined; fixed: FixedReason | undefined }> {
  const slot = await readSlotOfOrder(database, order.slotId)
  return { slot, fixed: whyFixed(order, items, { orderBy: slot?.orderBy, now }) }
}

/** Refuses a change of an order that is fixed, or of which its customer saw an older version. */
export function refuseOwn(
  { order }: Editable,
  fixed: FixedReason | undefined,
  version: number,
): Failure<FixedReason | 'CHANGED'> | undefined {
  const now = { version: order.version, orderStatus: order.orderStatus }
  if (fixed === 'TOO_LATE' || fixed === 'ENDED') return refuse(previewOwnEdit, fixed, now)
  if (fixed) return refuse(previewOwnEdit, fixed, undefined)
  return order.version === version ? undefined : refuse(previewOwnEdit, 'CHANGED', now)
}

/**
 * Computes a change of the lines for the customer of an order, as `planEdit` does for staff; writes nothing. Besides, products that
 * are added or wanted in a larger amount must still be sold, in such an amount, and must be ready when the window of the order begins.
 */
export async function planOwnEdit(
  database: Database,
  found: Editable,
  edit: OwnEdit,
  now: Date,
): Promise<OwnPlan | Refused> {
  const { slot, fixed } = await readFixed(database, found, now)
  const refused = refuseOwn(found, fixed, edit.version) ?? (await checkLines(database, found, edit))
  if (refused) return refused
  const wishes = await readWishes(database, found.order.custId ?? undefined, edit.added)
  const added = edit.added.map(line => withWish(line, wishes))
  const plan = await planEdit(database, found, { ...edit, added }, { agreed: true, by: 'customer' })
  if (plan instanceof Failure) return plan
  if (!slot) return { ...plan, ofSlot: [], orderBy: undefined }
  const minutes = minutesOf(plan)
  const late = await tooLate(database, plan, { slot, minutes, now })
  if (late.length) return refuse(previewOwnEdit, 'TOO_SOON', { lines: late })
  return { ...plan, ofSlot: slotWishes(slot, minutes), orderBy: slot.orderBy }
}

/** Returns what is wrong with the lines of a change before it is computed: lines that are no longer there, and amounts that are not sold. */
async function checkLines(
  database: Database,
  { order, items }: Editable,
  edit: OwnEdit,
): Promise<Refused | undefined> {
  const open = new Map(
    items.filter(({ itemStatus }) => !isLeftOut(itemStatus)).map(item => [item.orderItemId, item]),
  )
  const named = [...edit.items.map(({ orderItemId }) => orderItemId), ...edit.removed]
  const isTooMany = open.size + edit.added.length > MOST_LINES
  if (named.some(id => !open.has(id)) || isTooMany) return refuse(previewOwnEdit, 'BAD_INPUT', undefined)
  const ofBoxes = brokenBoxes([...open.values()], edit)
  if (Object.keys(ofBoxes).length) return refuse(previewOwnEdit, 'BAD_INPUT', undefined, ofBoxes)
  const amounts = edit.items.flatMap(({ orderItemId, quantity }, at) => {
    const item = open.get(orderItemId)
    return item && quantity !== undefined ? [{ at, item, wanted: quantity * THOUSANDTHS }] : []
  })
  const sold = await readSold(
    database,
    amounts.map(({ item }) => item.productId),
    order.branchId,
  )
  const wrong: Record<string, string> = {}
  const gone: { productId: number; productName: string }[] = []
  for (const { at, item, wanted } of amounts) {
    const { productId, productName, wantedSteps, quantityStep, measuringUnit: unit } = item
    const isMore = wanted > wantedSteps * quantityStep
    const product = sold.get(productId)
    if (!product) {
      if (isMore) gone.push({ productId, productName })
      continue
    }
    const [least, most] = [product.minimumSteps, product.maximumSteps].map(
      steps => steps * product.quantityStep,
    )
    const amount = (thousandths = 0) => `${toQuantity(1, thousandths)} ${unit}`
    if (isMore && most !== undefined && wanted > most)
      wrong[`items.${at}.quantity`] = m.orders_own_at_most({ amount: amount(most) })
    if (!isMore && least !== undefined && wanted < least)
      wrong[`items.${at}.quantity`] = m.orders_own_at_least({ amount: amount(least) })
  }
  if (gone.length) return refuse(previewOwnEdit, 'NOT_SOLD', { lines: gone })
  return Object.keys(wrong).length ? refuse(previewOwnEdit, 'BAD_INPUT', undefined, wrong) : undefined
}

/** Returns the minutes of work for an order after a change. */
const minutesOf = ({ remaining, added }: EditPlan): number =>
  [...remaining.map(({ after }) => after), ...added.map(({ row }) => row)]
    .filter(({ itemStatus }) => !isLeftOut(itemStatus))
    .reduce((all, { prepMinutes }) => all + prepMinutes, 0)

/** Returns the products of a change that cannot be ready when the window of the order begins. */
async function tooLate(
  database: Database,
  { order, remaining, added }: EditPlan,
  { slot, minutes, now }: { slot: SlotOfOrder; minutes: number; now: Date },
): Promise<{ productId: number; productName: string }[]> {
  const more = [
    ...remaining
      .filter(({ before, after }) => after.wantedSteps > before.wantedSteps)
      .map(({ after }) => after),
    ...added.map(({ row }) => row),
  ]
  const harder = [
    ...remaining
      .filter(({ before, after }) => after.prepMinutes > before.prepMinutes)
      .map(({ after }) => after),
    ...added.map(({ row }) => row).filter(({ prepMinutes }) => prepMinutes > 0),
  ]
  const [rules, { timeZone }] = await Promise.all([
    readAdvance(
      database,
      more.map(({ productId }) => productId),
    ),
    readSettings(database),
  ])
  const { branchId } = order
  const late = tooLateFor(rules, slot, { branchId, now, timeZone })
  const isReady = harder.length === 0 || (await readReady(database, { branchId, now, minutes }))(slot)
  const named = [...more.filter(({ productId }) => late.has(productId)), ...(isReady ? [] : harder)]
  return [
    ...new Map(named.map(({ productId, productName }) => [productId, { productId, productName }])).values(),
  ]
}
