import { useCall } from '../../ui/use-call.ts'

/**
 * Returns true if a branch (the main one, if it is missing) has windows for either way; undefined until that is known. `wanted`: false
 * asks nothing.
 */
export function useOffersSlots(wanted: boolean, branchId: number | undefined): boolean | undefined {
  const pickup = useCall('POST /slots/find', { pickupType: 'IN STORE', branchId }, wanted)
  const delivery = useCall('POST /slots/find', { pickupType: 'DELIVERY', branchId }, wanted)
  if (!pickup.answer || !delivery.answer || pickup.late || delivery.late) return undefined
  return pickup.answer.offered || delivery.answer.offered
}
