import { mayEdit } from '../orders/order-states.rules.ts'
import { isUnpaid } from '../orders/payment-states.rules.ts'

/** True if the customer can give a booking up: it is paid, has not ended, and none of its shares has an animal yet. */
export const isCancellable = (
  { paymentState, orderStatus }: { paymentState: string; orderStatus: string },
  shares: readonly { animalId: number | null }[],
): boolean =>
  !isUnpaid(paymentState) && mayEdit(orderStatus) && shares.every(({ animalId }) => animalId === null)
