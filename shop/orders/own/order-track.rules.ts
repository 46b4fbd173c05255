import { type OrderState, orderStates } from '../order-states.rules.ts'
import type { OwnEvent } from './own-event.ts'

/** The states of an order that is not rejected. */
const way = orderStates.filter(state => state !== 'REJECTED')

/** A step with the moment at which it was reached and its reason, if the shop recorded them. */
export type TrackStep = {
  status: OrderState
  state: 'done' | 'now' | 'ahead'
  at: string | undefined
  reason: string | undefined
  /** True if the customer did it. */
  byCustomer: boolean
  /** The changes of the order since then, until the next step. */
  changes: readonly OwnEvent[]
}

/**
 * Returns the progress of an order: its past, current and future steps, each with the changes since then. A rejected one ends there: the
 * steps that it never reached are left out.
 */
export function trackOf(orderStatus: string, events: readonly OwnEvent[]): TrackStep[] {
  const last = (status: OrderState) =>
    events.findLast(event => event.kind === 'STATUS' && event.orderStatus === status)
  const step = (status: OrderState, state: TrackStep['state']): TrackStep => {
    const event = state === 'ahead' ? undefined : last(status)
    const changes = events.filter(({ kind, orderStatus: then }) => kind !== 'STATUS' && then === status)
    return {
      ...{ status, state, at: event?.happenedAt, reason: event?.reason ?? undefined },
      ...{ byCustomer: event?.byCustomer ?? false, changes: state === 'ahead' ? [] : changes },
    }
  }
  if (orderStatus === 'REJECTED')
    return [...way.filter(last).map(status => step(status, 'done')), step('REJECTED', 'now')]
  const here = (way as readonly string[]).indexOf(orderStatus)
  return way.map((status, at) => step(status, at < here ? 'done' : at === here ? 'now' : 'ahead'))
}

/** Returns the order number in typed text: "# 10 001" is 10001. */
export const orderNumberIn = (typed: string) => typed.replaceAll(/[#\s]/g, '').slice(0, 20)
