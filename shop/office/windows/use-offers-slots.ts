import { useCall } from '../../ui/use-call.ts'

/** Returns true if the shop has windows for either way; undefined until that is known. `wanted`: false asks nothing. */
export function useOffersSlots(wanted: boolean): boolean | undefined {
  const pickup = useCall('POST /slots/find', { pickupType: 'IN STORE' }, wanted).answer
  const delivery = useCall('POST /slots/find', { pickupType: 'DELIVERY' }, wanted).answer
  return pickup && delivery && (pickup.offered || delivery.offered)
}
