import { isWholeAddress } from '../../customers/whole-address.ts'
import { useCall } from '../../ui/use-call.ts'

/** The shipping address of the account: `typed` while it is complete, `missing` if it is not. */
export function useShippingAddress(wanted: boolean) {
  const { answer, problem, retry } = useCall('GET /customer/profile', {}, wanted)
  if (!answer) return { problem, retry, typed: undefined, missing: false, line: '' }
  const typed = {
    ...{ address: answer.address ?? '', city: answer.city ?? '', stateProvince: answer.stateProvince ?? '' },
    ...{ country: answer.country ?? '', postalCode: answer.postalCode ?? '' },
  }
  const isWhole = isWholeAddress(typed)
  const line = [typed.address, typed.city, typed.stateProvince, typed.postalCode].filter(Boolean).join(', ')
  return { problem, retry, typed: isWhole ? typed : undefined, missing: !isWhole, line }
}
