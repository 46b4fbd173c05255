import { useEffect } from 'react'
import type { TypedAddress } from '../delivery/zone-names.rules.ts'
import { useAskedBranch } from '../settings/branches/chosen-branch.ts'
import { slotAmong } from '../slots/slot-choice.rules.ts'
import type { ShownSlot } from '../slots/slots.contract.ts'
import { useSlots } from '../slots/use-slots.ts'
import { chooseSlot, useChosenSlot } from './chosen-slot.ts'
import { useWishes } from './order-wishes.ts'
import { useCart } from './use-cart.ts'

const none = [] as const

/**
 * The windows for the order and the one that counts: the chosen one while it is free, else the earliest free one. `isSent`: an
 * order for the chosen one may have been placed, so it is not forgotten.
 */
export function useSlotChoice(address: TypedAddress, isSent = false) {
  const { pickupType } = useWishes()
  const stored = useChosenSlot()
  const items = useCart().map(({ notes: _, ...line }) => line)
  const asked = { ...address, ...useAskedBranch(pickupType), items }
  const { answer, ...slots } = useSlots(pickupType, asked, items.length > 0)
  const days = answer?.offered ? answer.days : none
  const chosen = slotAmong(days, stored?.slotId, isSent)
  const isGone = stored !== undefined && chosen?.slotId !== stored.slotId
  const forgets = isGone && !isSent && !slots.isLate && answer !== undefined
  useEffect(() => {
    if (forgets) chooseSlot(undefined)
  }, [forgets])
  return {
    ...slots,
    /** False if the shop has no windows for this way; undefined until that is known. */
    offered: answer?.offered,
    days,
    chosen,
    choose: (slot: ShownSlot) => chooseSlot(slot),
    /** The part of it that the call that prices the cart needs: only a fee changes the price. */
    priced: chosen?.fee ? { slotId: chosen.slotId } : {},
  }
}

/** The result of `useSlotChoice`. */
export type SlotChoice = ReturnType<typeof useSlotChoice>
