import { m } from '../../messages/m.ts'

/** The ways for which there are windows, in words. */
export const slotWays = { 'IN STORE': m.office_windows_pickup, DELIVERY: m.cart_delivery } as const

/** A way for which there are windows. */
export type SlotWay = keyof typeof slotWays
