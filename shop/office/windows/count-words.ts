import { m } from '../../messages/m.ts'
import type { StaffSlot } from '../../slots/slots.contract.ts'

/** The words of a window, by what is counted in it. */
export const countWords = {
  ORDERS: {
    filled: m.office_windows_filled,
    count: m.office_windows_orders_count,
    until: m.office_windows_order_by,
    late: m.office_windows_late,
    field: m.office_windows_capacity_field,
    closed: m.office_windows_closed_done,
    asBefore: m.office_windows_as_pattern,
  },
  SHARES: {
    filled: m.office_windows_shares_filled,
    count: m.office_windows_shares_count,
    until: m.office_windows_shares_by,
    late: m.office_windows_shares_late,
    field: m.office_windows_shares_field,
    closed: m.office_windows_shares_closed_done,
    asBefore: m.office_windows_as_season,
  },
} as const satisfies Record<StaffSlot['counts'], unknown>
