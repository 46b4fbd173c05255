import type { StaffOrder } from '../orders/staff-order.fields.ts'
import type { TypedLines } from './use-order-draft.ts'
import type { TypedOrder } from './use-phone-order.ts'

/** The order as it was when somebody began to change its goods, and what they had typed. */
export type LeftEdit = { order: StaffOrder; typed: TypedLines; note: string }

/** What was left without being saved, until that screen is opened again: one order that was being changed, one taken by phone. */
export const leftOrders: { edit?: LeftEdit | undefined; phone?: TypedOrder | undefined } = {}
