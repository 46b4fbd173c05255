import type { OwnEvent } from './own-event.ts'

/** True if the customer cancelled an order: its last change of status is their own end of it. */
export const isCancelled = (
  events: readonly Pick<OwnEvent, 'kind' | 'orderStatus' | 'byCustomer'>[],
): boolean => {
  const last = events.findLast(({ kind }) => kind === 'STATUS' || kind === 'REOPENED')
  return last?.orderStatus === 'REJECTED' && last.byCustomer
}
