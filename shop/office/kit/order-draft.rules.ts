import { missingChoices } from '../../catalogue/missing-choices.rules.ts'
import { optionKinds } from '../../catalogue/option-prices.rules.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { Goods } from '../../orders/desk/phone-order.contract.ts'
import { weightIn } from './typed-weight.rules.ts'

type OptionKind = (typeof optionKinds)[number]
/** The chosen options, by kind. */
type Choices = Partial<Record<OptionKind, string>>

/** Unsaved changes to a line, as texts of its fields. */
export type LineDraft = {
  quantity: string
  weight: string
  itemStatus: string
  removed: boolean
  choices: Choices
  notes: string
}

/** An unsaved discount, as texts of its fields. */
export type DiscountDraft = { amount: string; reason: string }

/** A line that was added but not saved. */
export type AddedDraft = {
  key: number
  goods: Goods
  quantity: string
  choices: Choices
  /** The parts that its buyer chose for a box. */
  parts?: readonly number[]
  replaces?: number | undefined
  /** True if the customer agreed to the replacement on the phone. */
  agreed?: boolean
}

/** A product as an unsaved new line, with the minimum quantity. */
export const asAdded = (goods: Goods, key: number, replaces?: number): AddedDraft => ({
  key,
  goods,
  quantity: String(goods.minimum),
  choices: {},
  replaces,
})

type Item = {
  orderItemId: number
  quantity: number
  packedQuantity: number | null
  finalWeight: number | null
  pricedUnit: string
  itemStatus: string
  attributes: Record<string, string>
  notes: string
}

/** The initial field values of a line. */
export const asDraft = (item: Item): LineDraft => ({
  quantity: String(item.packedQuantity ?? item.quantity),
  weight: item.finalWeight === null ? '' : String(item.finalWeight),
  // A removed line that is put back is as new.
  itemStatus: item.itemStatus === 'REMOVED' ? 'NEW' : item.itemStatus,
  removed: item.itemStatus === 'REMOVED',
  choices: Object.fromEntries(optionKinds.flatMap(kind => pairs(kind, item.attributes[kind]))),
  notes: item.notes,
})

const pairs = (kind: OptionKind, choice: string | undefined) => (choice ? [[kind, choice]] : [])

/** Reads a typed number; undefined if it is none, or not above 0. */
export function amountIn(typed: string): number | undefined {
  const amount = readNumber(typed)
  return amount > 0 ? amount : undefined
}

type Drafts = {
  items: readonly Item[]
  lines: Readonly<Record<number, LineDraft>>
  added: readonly AddedDraft[]
  discount?: DiscountDraft
}

/** Turns drafts into the edit for the call, with the keys of lines whose fields are wrong, and whether anything changed. */
export function editOf({ items, lines, added, discount }: Drafts) {
  const wrong = new Set<string>()
  const changed = items.flatMap(item => {
    const draft = lines[item.orderItemId]
    if (!draft || draft.removed) return []
    const was = asDraft(item)
    const quantity = amountIn(draft.quantity)
    const finalWeight = draft.weight.trim() === '' ? null : weightIn(draft.weight, item.pricedUnit)
    if (quantity === undefined || finalWeight === undefined) {
      wrong.add(String(item.orderItemId))
      return []
    }
    const amount = draft.quantity !== was.quantity
    const change = {
      ...(amount && item.packedQuantity !== null ? { packedQuantity: quantity } : {}),
      ...(amount && item.packedQuantity === null ? { quantity } : {}),
      ...(draft.weight === was.weight ? {} : { finalWeight }),
      ...(draft.itemStatus === was.itemStatus && !was.removed
        ? {}
        : { itemStatus: draft.itemStatus as 'NEW' | 'UNAVAILABLE' }),
      ...rechosen(was.choices, draft.choices),
      ...(draft.notes.trim() === was.notes ? {} : { notes: draft.notes.trim() }),
    }
    return Object.keys(change).length ? [{ orderItemId: item.orderItemId, ...change }] : []
  })
  const removed = items.flatMap(({ orderItemId, itemStatus }) =>
    lines[orderItemId]?.removed && itemStatus !== 'REMOVED' ? [orderItemId] : [],
  )
  const replaced = new Set(added.flatMap(({ replaces }) => replaces ?? []))
  const more = added.flatMap(({ key, goods, quantity, choices, replaces, agreed }) => {
    const amount = amountIn(quantity)
    if (amount === undefined || missingChoices(goods, choices).length) wrong.add(`new ${key}`)
    const line = {
      productId: goods.productId,
      ...choices,
      ...(replaces ? { replaces } : {}),
      ...(agreed ? { agreed } : {}),
    }
    return amount === undefined ? [] : [{ ...line, quantity: amount }]
  })
  const off = discount && discountIn(discount)
  if (discount && !off) wrong.add('discount')
  const edit = {
    items: changed.filter(({ orderItemId }) => !replaced.has(orderItemId)),
    removed: removed.filter(id => !replaced.has(id)),
    added: more,
    ...(off ? { discount: off } : {}),
  }
  const isChanged = edit.items.length + edit.removed.length + edit.added.length > 0 || off !== undefined
  return { edit, wrong, isChanged: isChanged || wrong.size > 0 }
}

/** Returns the choices that differ. */
const rechosen = (was: Choices, now: Choices): Choices =>
  Object.fromEntries(optionKinds.flatMap(kind => (now[kind] === was[kind] ? [] : pairs(kind, now[kind]))))

/** Reads a typed discount; undefined if it is no amount, or has no reason. */
function discountIn({ amount, reason }: DiscountDraft): { amount: number; reason: string } | undefined {
  const off = amount.trim() === '' ? 0 : readAmount(amount)
  const why = reason.trim()
  return off >= 0 && (off === 0 || why !== '') ? { amount: off, reason: why } : undefined
}
