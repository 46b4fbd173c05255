import type { StaffOrder } from '../../orders/desk/staff-order.fields.ts'
import type { AddedDraft } from './order-draft.rules.ts'
import type { PhoneValues } from './phone-order.rules.ts'
import type { TypedLines } from './use-order-draft.ts'

/** A phone order as typed. */
export type TypedOrder = {
  values: PhoneValues
  lines: AddedDraft[]
  nextKey: number
}

/** The order as it was when editing began, and the changes typed since. */
export type LeftEdit = { order: StaffOrder; typed: TypedLines; note: string }

/** Unsaved work that was left, until its screen is opened again: one order edit and one phone order. */
export const leftOrders: { edit?: LeftEdit | undefined; phone?: TypedOrder | undefined } = {}
