import type { SlotDay } from '../../slots/slots.contract.ts'

/**
 * Returns the days with the windows to which staff can move an order: free ones, also after their cut-off, but not the one it
 * is in.
 */
export const openSlots = (days: readonly SlotDay[], startsAt: string | null): SlotDay[] =>
  days
    .map(({ day, slots }) => ({
      day,
      slots: slots.filter(
        slot => (slot.state === 'FREE' || slot.state === 'LATE') && slot.startsAt !== startsAt,
      ),
    }))
    .filter(({ slots }) => slots.length > 0)
